// Written by Scripts/embed-templates.sh.
#include "EmbeddedTemplates.h"

static const unsigned char file_ApplicationKit_ApplicationKit_swift[] = {
#embed "../../Templates/ApplicationKit/ApplicationKit.swift" suffix(,)
0};

static const unsigned char file_ModelKit_ModelKit_swift[] = {
#embed "../../Templates/ModelKit/ModelKit.swift" suffix(,)
0};

static const unsigned char file_Project_Application_ApplicationDelegate_Generated_swift_mustache[] = {
#embed "../../Templates/Project/Application/ApplicationDelegate+Generated.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Application_ApplicationDelegate_swift_mustache[] = {
#embed "../../Templates/Project/Application/ApplicationDelegate.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Application_main_swift_mustache[] = {
#embed "../../Templates/Project/Application/main.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Controllers_Controller_swift_mustache[] = {
#embed "../../Templates/Project/Controllers/Controller.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Controllers_DetailController_Generated_swift_mustache[] = {
#embed "../../Templates/Project/Controllers/DetailController+Generated.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Controllers_TableController_Generated_swift_mustache[] = {
#embed "../../Templates/Project/Controllers/TableController+Generated.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_DataSources_TableDataSource_Generated_swift_mustache[] = {
#embed "../../Templates/Project/DataSources/TableDataSource+Generated.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_DataSources_ViewConfiguration_Generated_swift_mustache[] = {
#embed "../../Templates/Project/DataSources/ViewConfiguration+Generated.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Header_mustache[] = {
#embed "../../Templates/Project/Header.mustache" suffix(,)
0};

static const unsigned char file_Project_Models_Model_Generated_swift_mustache[] = {
#embed "../../Templates/Project/Models/Model+Generated.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Models_Model_swift_mustache[] = {
#embed "../../Templates/Project/Models/Model.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Operations_Operation_Generated_swift_mustache[] = {
#embed "../../Templates/Project/Operations/Operation+Generated.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Operations_Operation_swift_mustache[] = {
#embed "../../Templates/Project/Operations/Operation.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Package_swift_mustache[] = {
#embed "../../Templates/Project/Package.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_README_md_mustache[] = {
#embed "../../Templates/Project/README.md.mustache" suffix(,)
0};

static const unsigned char file_Project_Stores_Store_Generated_swift_mustache[] = {
#embed "../../Templates/Project/Stores/Store+Generated.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Stores_Store_swift_mustache[] = {
#embed "../../Templates/Project/Stores/Store.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Views_View_Generated_swift_mustache[] = {
#embed "../../Templates/Project/Views/View+Generated.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Views_View_swift_mustache[] = {
#embed "../../Templates/Project/Views/View.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_gitattributes_mustache[] = {
#embed "../../Templates/Project/gitattributes.mustache" suffix(,)
0};

static const unsigned char file_Project_gitignore_mustache[] = {
#embed "../../Templates/Project/gitignore.mustache" suffix(,)
0};

static const unsigned char file_Project_swiftlint_rules_mustache[] = {
#embed "../../Templates/Project/swiftlint-rules.mustache" suffix(,)
0};

#define FILE(path, bytes) {path, bytes, sizeof(bytes) - 1}
const struct EmbeddedFile embeddedFiles[] = {
  FILE("ApplicationKit/ApplicationKit.swift", file_ApplicationKit_ApplicationKit_swift),
  FILE("ModelKit/ModelKit.swift", file_ModelKit_ModelKit_swift),
  FILE("Project/Application/ApplicationDelegate+Generated.swift.mustache", file_Project_Application_ApplicationDelegate_Generated_swift_mustache),
  FILE("Project/Application/ApplicationDelegate.swift.mustache", file_Project_Application_ApplicationDelegate_swift_mustache),
  FILE("Project/Application/main.swift.mustache", file_Project_Application_main_swift_mustache),
  FILE("Project/Controllers/Controller.swift.mustache", file_Project_Controllers_Controller_swift_mustache),
  FILE("Project/Controllers/DetailController+Generated.swift.mustache", file_Project_Controllers_DetailController_Generated_swift_mustache),
  FILE("Project/Controllers/TableController+Generated.swift.mustache", file_Project_Controllers_TableController_Generated_swift_mustache),
  FILE("Project/DataSources/TableDataSource+Generated.swift.mustache", file_Project_DataSources_TableDataSource_Generated_swift_mustache),
  FILE("Project/DataSources/ViewConfiguration+Generated.swift.mustache", file_Project_DataSources_ViewConfiguration_Generated_swift_mustache),
  FILE("Project/Header.mustache", file_Project_Header_mustache),
  FILE("Project/Models/Model+Generated.swift.mustache", file_Project_Models_Model_Generated_swift_mustache),
  FILE("Project/Models/Model.swift.mustache", file_Project_Models_Model_swift_mustache),
  FILE("Project/Operations/Operation+Generated.swift.mustache", file_Project_Operations_Operation_Generated_swift_mustache),
  FILE("Project/Operations/Operation.swift.mustache", file_Project_Operations_Operation_swift_mustache),
  FILE("Project/Package.swift.mustache", file_Project_Package_swift_mustache),
  FILE("Project/README.md.mustache", file_Project_README_md_mustache),
  FILE("Project/Stores/Store+Generated.swift.mustache", file_Project_Stores_Store_Generated_swift_mustache),
  FILE("Project/Stores/Store.swift.mustache", file_Project_Stores_Store_swift_mustache),
  FILE("Project/Views/View+Generated.swift.mustache", file_Project_Views_View_Generated_swift_mustache),
  FILE("Project/Views/View.swift.mustache", file_Project_Views_View_swift_mustache),
  FILE("Project/gitattributes.mustache", file_Project_gitattributes_mustache),
  FILE("Project/gitignore.mustache", file_Project_gitignore_mustache),
  FILE("Project/swiftlint-rules.mustache", file_Project_swiftlint_rules_mustache),
};
const unsigned long embeddedFileCount = sizeof(embeddedFiles) / sizeof(embeddedFiles[0]);
