"""Reads the golden reports with readers that know nothing of armature, and prints how many findings each
found."""
import json
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

from gitlab_cq import GitLabCodeQuality
from gitlab_cq.gcc import MESSAGE_REGEX
from jsonschema import Draft4Validator, Draft202012Validator
from junitparser import JUnitXml
from typeguard import CollectionCheckStrategy, check_type

import caret_lines
import workflow_commands

here = Path(__file__).parent
golden = here.parent / "Golden"
schemas = here.parent.parent.parent.parent / "Sources" / "Tool" / "Reporting" / "Formats"


def text_of(name):
    return (golden / name).read_bytes().decode()


def load(name):
    return json.loads(text_of(name))


findings = load("report.json")["findings"]


def assert_fits(report, schema, validator=Draft202012Validator):
    validator.check_schema(schema)
    messages = [error.message for error in validator(schema).iter_errors(report)]
    assert not messages, messages


def closed(schema):
    """The same schema, where a key that it does not describe is an error."""
    if isinstance(schema, list):
        return [closed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    parts = {key: closed(part) for key, part in schema.items()}
    return parts | {"additionalProperties": False} if schema.get("type") == "object" else parts


def text():
    """Compilers' messages, one a finding; the lines below have the carets in the right columns."""
    lines = text_of("report.txt").split("\n")
    found = [
        (match, lines[number + 1], lines[number + 2])
        for number, line in enumerate(lines)
        if (match := MESSAGE_REGEX.match(line)) and match["severity"] != "note"
    ]
    for (match, line, carets), finding in zip(found, findings, strict=True):
        assert "tool/" + match["path"] == caret_lines.visible(finding["file"])
        assert (int(match["line"]), int(match["column"])) == (finding["line"], finding["column"])
        assert (match["severity"], match["diagnostic"]) == (finding["severity"], finding["rule"])
        assert match["message"] == caret_lines.visible(finding["message"])
        blank = carets.rstrip("^")
        place = caret_lines.width(blank), len(carets) - len(blank)
        assert place == caret_lines.marked(line, finding), (carets, finding)
    return len(found)


def annotated():
    found, files = caret_lines.read(text_of("report.annotated.txt"))
    for (file, number, line, place, rule, message), finding in zip(found, findings, strict=True):
        assert "tool/" + file == caret_lines.visible(finding["file"])
        assert number == finding["line"]
        assert (rule, message) == (finding["rule"], caret_lines.visible(finding["message"]))
        assert place == caret_lines.marked(line, finding), (line, place, finding)
    named = {caret_lines.visible(finding["file"]) for finding in findings}
    assert {"tool/" + file for file in files} == named
    return len(found)


def json_report():
    schema = json.loads((schemas / "report.schema.json").read_text())
    assert_fits(load("report.json"), schema)
    assert_fits(load("report.json"), closed(schema))
    return len(findings)


def sarif():
    report = load("report.sarif")
    schema = json.loads((here / "sarif-schema-2.1.0.json").read_text())
    assert_fits(report, schema, Draft4Validator)
    run = report["runs"][0]
    rules = run["tool"]["driver"]["rules"]
    for rule in rules[:2]:
        for key in ("shortDescription", "fullDescription", "help"):
            assert 0 < len(rule[key]["text"]) and (key == "help" or len(rule[key]["text"]) <= 1024)
        assert rule["help"]["markdown"] and rule["properties"]["precision"]
    prints = [result["partialFingerprints"]["primaryLocationLineHash"] for result in run["results"]]
    assert len(set(prints)) == len(prints)
    for result in run["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
        region = result["locations"][0]["physicalLocation"]["region"]
        assert set(region) == {"startLine", "startColumn", "endLine", "endColumn"}
    return len(run["results"])


def wide_columns(line, finding):
    """The first and the last column of a finding within a line, in UTF-16 units as code scanning counts."""
    ends = finding["column"] - 1, finding["endColumn"] - 1
    start, end = (len(line.encode()[:end].decode().encode("utf-16-le")) // 2 for end in ends)
    return {"col": str(start + 1), "endColumn": str(end)}


def github():
    commands = workflow_commands.read(golden / "report.github.txt")
    lines = [entry[2] for entry in caret_lines.read(text_of("report.annotated.txt"))[0]]
    for (level, properties, message), finding, line in zip(commands, findings, lines, strict=True):
        place = {"line": str(finding["line"]), "endLine": str(finding["endLine"])}
        if finding["line"] == finding["endLine"]:
            place |= wide_columns(line, finding)
        named = {"title": finding["rule"], "file": finding["file"]}
        assert (level, properties) == (finding["severity"], named | place), (properties, finding)
        notes = ["note: " + note["message"] for note in finding["notes"]]
        assert message == "\n".join([finding["message"], *notes]), message
    return len(commands)


def gitlab():
    report = load("report.gitlab.json")
    issues = check_type(
        report, list[GitLabCodeQuality.Issue],
        collection_check_strategy=CollectionCheckStrategy.ALL_ITEMS)
    assert_fits(report, json.loads((here / "gitlab-code-quality-schema.json").read_text()))
    assert len({issue["fingerprint"] for issue in issues}) == len(issues)
    for issue, finding in zip(issues, findings, strict=True):
        assert issue["location"]["path"] == finding["file"]
        assert issue["location"]["lines"] == {"begin": finding["line"], "end": finding["endLine"]}
        assert (issue["check_name"], issue["description"]) == (finding["rule"], finding["message"])
    return len(issues)


def junit():
    suites = JUnitXml.fromfile(str(golden / "report.junit.xml"))
    cases = [case for suite in suites for case in suite]
    assert suites.tests == len(cases)
    assert suites.failures == sum(1 for case in cases if case.result)
    for case, finding in zip(cases, findings, strict=True):
        assert case.classname == finding["rule"]
        assert case.name == f"{finding['file']}:{finding['line']}:{finding['column']}"
    assert len({(case.classname, case.name) for case in cases}) == len(cases)
    return len(cases)


def concise():
    lines = text_of("report.concise.txt").splitlines()
    for line, finding in zip(lines, findings, strict=True):
        file = caret_lines.visible(finding["file"]).removeprefix("tool/")
        place = f"{file}:{finding['line']}:{finding['column']}: {finding['severity']}: "
        assert line.startswith(place) and line.endswith(f" [{finding['rule']}]"), (line, place)
    return len(lines)


class Page(HTMLParser):
    """What is open, and the findings: every element is closed, none needs anything from elsewhere."""

    def __init__(self):
        super().__init__()
        self.open, self.items = [], 0

    def handle_starttag(self, tag, attributes):
        assert tag not in ("script", "link", "img", "iframe"), tag
        assert not {"src", "href"} & {name for name, _ in attributes}
        self.items += tag == "li"
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag, tag


def html():
    page = Page()
    page.feed(text_of("report.html"))
    assert not page.open
    return page.items


def checkstyle():
    root = ElementTree.fromstring(text_of("report.checkstyle.xml"))
    errors = [(file.get("name"), error) for file in root for error in file]
    for (file, error), finding in zip(errors, findings, strict=True):
        assert file == finding["file"].replace("\x0b", "\ufffd"), file
        assert int(error.get("line")) == finding["line"]
        assert int(error.get("column")) == finding["column"]
        assert error.get("severity") == finding["severity"]
        assert error.get("message") == finding["message"]
        assert error.get("source") == "armature." + finding["rule"]
    return len(errors)


for reader in (
        text, annotated, json_report, sarif, github, gitlab, junit, concise, html, checkstyle):
    print(reader.__name__, reader())
