"""Reads the golden reports with readers that know nothing of armature, and prints what they found."""
import json
import re
import sys
from pathlib import Path

from jsonschema import Draft4Validator
from junitparser import JUnitXml

here = Path(__file__).parent
golden = here.parent / "Golden"


def schema_errors(report, schema):
    validator = Draft4Validator(json.loads((here / schema).read_text()))
    return [error.message for error in validator.iter_errors(report)]


def load(name):
    return json.loads((golden / name).read_text())


def unescaped(text):
    for code, character in (("%3A", ":"), ("%2C", ","), ("%0A", "\n"), ("%0D", "\r"), ("%25", "%")):
        text = text.replace(code, character)
    return text


def workflow_commands(text):
    for line in text.splitlines():
        match = re.fullmatch(r"::(error|warning) ([^:]*)::(.*)", line)
        assert match, line
        properties = dict(item.split("=", 1) for item in match[2].split(","))
        yield match[1], {key: unescaped(value) for key, value in properties.items()}, unescaped(match[3])


def sarif():
    report = load("report.sarif")
    assert not schema_errors(report, "sarif-schema-2.1.0.json"), schema_errors(
        report, "sarif-schema-2.1.0.json")
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


def gitlab():
    report = load("report.gitlab.json")
    assert not schema_errors(report, "gitlab-code-quality-schema.json")
    assert len({entry["fingerprint"] for entry in report}) == len(report)
    return len(report)


def json_report():
    report = load("report.json")
    assert not schema_errors(report, "report-schema.json"), schema_errors(report, "report-schema.json")
    return len(report["findings"])


def junit():
    suites = JUnitXml.fromfile(str(golden / "report.junit.xml"))
    cases = [case for suite in suites for case in suite]
    assert suites.tests == len(cases)
    assert suites.failures == sum(1 for case in cases if case.result)
    return len(cases)


def github():
    commands = list(workflow_commands((golden / "report.github.txt").read_text()))
    findings = load("report.json")["findings"]
    for (level, properties, message), finding in zip(commands, findings):
        assert level == finding["severity"] and properties["title"] == finding["rule"]
        assert properties["file"] == "tool/" + finding["file"]
        assert message.startswith(finding["message"])
    return len(commands)


for reader in (sarif, gitlab, json_report, junit, github):
    print(reader.__name__, reader())
