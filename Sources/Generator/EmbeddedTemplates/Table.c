// Written by Scripts/embed-templates.sh.
#include "EmbeddedTemplates.h"

static const unsigned char file_ApplicationKit_Application_Application_Keys_swift[] = {
#embed "../../../Templates/ApplicationKit/Application/Application+Keys.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Application_Application_Mouse_swift[] = {
#embed "../../../Templates/ApplicationKit/Application/Application+Mouse.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Application_Application_Run_swift[] = {
#embed "../../../Templates/ApplicationKit/Application/Application+Run.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Application_Application_Screen_swift[] = {
#embed "../../../Templates/ApplicationKit/Application/Application+Screen.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Application_Application_Termination_swift[] = {
#embed "../../../Templates/ApplicationKit/Application/Application+Termination.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Application_Application_Work_swift[] = {
#embed "../../../Templates/ApplicationKit/Application/Application+Work.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Application_Application_swift[] = {
#embed "../../../Templates/ApplicationKit/Application/Application.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Application_ApplicationArguments_swift[] = {
#embed "../../../Templates/ApplicationKit/Application/ApplicationArguments.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Application_ApplicationCommand_swift[] = {
#embed "../../../Templates/ApplicationKit/Application/ApplicationCommand.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Application_ApplicationDelegate_swift[] = {
#embed "../../../Templates/ApplicationKit/Application/ApplicationDelegate.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Application_ApplicationEnvironment_swift[] = {
#embed "../../../Templates/ApplicationKit/Application/ApplicationEnvironment.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Application_ApplicationHelp_swift[] = {
#embed "../../../Templates/ApplicationKit/Application/ApplicationHelp.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Application_ApplicationSession_swift[] = {
#embed "../../../Templates/ApplicationKit/Application/ApplicationSession.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Application_DataFolder_swift[] = {
#embed "../../../Templates/ApplicationKit/Application/DataFolder.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Application_ListOutput_swift[] = {
#embed "../../../Templates/ApplicationKit/Application/ListOutput.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Application_ReceivedNotifications_swift[] = {
#embed "../../../Templates/ApplicationKit/Application/ReceivedNotifications.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Application_RecoveredStores_swift[] = {
#embed "../../../Templates/ApplicationKit/Application/RecoveredStores.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Application_TerminalApplication_swift[] = {
#embed "../../../Templates/ApplicationKit/Application/TerminalApplication.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Application_TerminationLimit_swift[] = {
#embed "../../../Templates/ApplicationKit/Application/TerminationLimit.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Application_Weekday_swift[] = {
#embed "../../../Templates/ApplicationKit/Application/Weekday.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Application_Window_swift[] = {
#embed "../../../Templates/ApplicationKit/Application/Window.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Controllers_CollectionViewController_swift[] = {
#embed "../../../Templates/ApplicationKit/Controllers/CollectionViewController.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Controllers_ControllerSpecification_swift[] = {
#embed "../../../Templates/ApplicationKit/Controllers/ControllerSpecification.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Controllers_DetailViewController_swift[] = {
#embed "../../../Templates/ApplicationKit/Controllers/DetailViewController.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Controllers_KeyAction_swift[] = {
#embed "../../../Templates/ApplicationKit/Controllers/KeyAction.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Controllers_NavigationController_swift[] = {
#embed "../../../Templates/ApplicationKit/Controllers/NavigationController.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Controllers_Presentation_swift[] = {
#embed "../../../Templates/ApplicationKit/Controllers/Presentation.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Controllers_TableViewController_Keys_swift[] = {
#embed "../../../Templates/ApplicationKit/Controllers/TableViewController+Keys.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Controllers_TableViewController_swift[] = {
#embed "../../../Templates/ApplicationKit/Controllers/TableViewController.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Controllers_ViewController_Actions_swift[] = {
#embed "../../../Templates/ApplicationKit/Controllers/ViewController+Actions.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Controllers_ViewController_Objects_swift[] = {
#embed "../../../Templates/ApplicationKit/Controllers/ViewController+Objects.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Controllers_ViewController_swift[] = {
#embed "../../../Templates/ApplicationKit/Controllers/ViewController.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Forms_ChoiceControl_swift[] = {
#embed "../../../Templates/ApplicationKit/Forms/ChoiceControl.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Forms_ChoiceList_swift[] = {
#embed "../../../Templates/ApplicationKit/Forms/ChoiceList.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Forms_FormField_Kinds_swift[] = {
#embed "../../../Templates/ApplicationKit/Forms/FormField+Kinds.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Forms_FormField_swift[] = {
#embed "../../../Templates/ApplicationKit/Forms/FormField.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Forms_FormView_swift[] = {
#embed "../../../Templates/ApplicationKit/Forms/FormView.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Forms_FormViewController_swift[] = {
#embed "../../../Templates/ApplicationKit/Forms/FormViewController.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Forms_MultipleChoiceControl_swift[] = {
#embed "../../../Templates/ApplicationKit/Forms/MultipleChoiceControl.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Forms_ObjectChoices_swift[] = {
#embed "../../../Templates/ApplicationKit/Forms/ObjectChoices.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Forms_ObjectForm_Saving_swift[] = {
#embed "../../../Templates/ApplicationKit/Forms/ObjectForm+Saving.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Forms_ObjectForm_swift[] = {
#embed "../../../Templates/ApplicationKit/Forms/ObjectForm.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Forms_ObjectFormViewController_swift[] = {
#embed "../../../Templates/ApplicationKit/Forms/ObjectFormViewController.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Help_KeyList_swift[] = {
#embed "../../../Templates/ApplicationKit/Help/KeyList.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Keys_Key_swift[] = {
#embed "../../../Templates/ApplicationKit/Keys/Key.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Keys_KeyHint_swift[] = {
#embed "../../../Templates/ApplicationKit/Keys/KeyHint.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Keys_KeyScript_swift[] = {
#embed "../../../Templates/ApplicationKit/Keys/KeyScript.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Layout_ContentSize_swift[] = {
#embed "../../../Templates/ApplicationKit/Layout/ContentSize.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Layout_Distribution_swift[] = {
#embed "../../../Templates/ApplicationKit/Layout/Distribution.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Layout_Geometry_swift[] = {
#embed "../../../Templates/ApplicationKit/Layout/Geometry.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Layout_Layout_swift[] = {
#embed "../../../Templates/ApplicationKit/Layout/Layout.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Layout_LayoutSolver_swift[] = {
#embed "../../../Templates/ApplicationKit/Layout/LayoutSolver.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Reachability_Reachability_swift[] = {
#embed "../../../Templates/ApplicationKit/Reachability/Reachability.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Reachability_ServerAddress_swift[] = {
#embed "../../../Templates/ApplicationKit/Reachability/ServerAddress.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Rendering_Canvas_swift[] = {
#embed "../../../Templates/ApplicationKit/Rendering/Canvas.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Rendering_CellRenderer_swift[] = {
#embed "../../../Templates/ApplicationKit/Rendering/CellRenderer.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Rendering_Glyph_swift[] = {
#embed "../../../Templates/ApplicationKit/Rendering/Glyph.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Rendering_PlainRenderer_swift[] = {
#embed "../../../Templates/ApplicationKit/Rendering/PlainRenderer.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Rendering_PlainText_swift[] = {
#embed "../../../Templates/ApplicationKit/Rendering/PlainText.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Rendering_ScreenBuffer_swift[] = {
#embed "../../../Templates/ApplicationKit/Rendering/ScreenBuffer.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Rendering_ScreenUpdate_swift[] = {
#embed "../../../Templates/ApplicationKit/Rendering/ScreenUpdate.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Rendering_Style_swift[] = {
#embed "../../../Templates/ApplicationKit/Rendering/Style.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Settings_Setting_swift[] = {
#embed "../../../Templates/ApplicationKit/Settings/Setting.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Settings_Settings_swift[] = {
#embed "../../../Templates/ApplicationKit/Settings/Settings.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Settings_SettingsFile_swift[] = {
#embed "../../../Templates/ApplicationKit/Settings/SettingsFile.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Settings_SettingsForm_swift[] = {
#embed "../../../Templates/ApplicationKit/Settings/SettingsForm.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Status_ErrorText_swift[] = {
#embed "../../../Templates/ApplicationKit/Status/ErrorText.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Status_Message_swift[] = {
#embed "../../../Templates/ApplicationKit/Status/Message.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Status_Question_swift[] = {
#embed "../../../Templates/ApplicationKit/Status/Question.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Status_RunningOperation_swift[] = {
#embed "../../../Templates/ApplicationKit/Status/RunningOperation.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Terminal_CharacterDecoder_swift[] = {
#embed "../../../Templates/ApplicationKit/Terminal/CharacterDecoder.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Terminal_ControlSequence_swift[] = {
#embed "../../../Templates/ApplicationKit/Terminal/ControlSequence.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Terminal_DescriptorWriting_swift[] = {
#embed "../../../Templates/ApplicationKit/Terminal/DescriptorWriting.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Terminal_KeyDecoder_swift[] = {
#embed "../../../Templates/ApplicationKit/Terminal/KeyDecoder.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Terminal_Terminal_swift[] = {
#embed "../../../Templates/ApplicationKit/Terminal/Terminal.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Terminal_TerminalEvent_swift[] = {
#embed "../../../Templates/ApplicationKit/Terminal/TerminalEvent.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Terminal_TerminalGuard_swift[] = {
#embed "../../../Templates/ApplicationKit/Terminal/TerminalGuard.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Terminal_TerminalInput_swift[] = {
#embed "../../../Templates/ApplicationKit/Terminal/TerminalInput.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Terminal_TerminalMode_swift[] = {
#embed "../../../Templates/ApplicationKit/Terminal/TerminalMode.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Terminal_TerminalOutput_swift[] = {
#embed "../../../Templates/ApplicationKit/Terminal/TerminalOutput.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Terminal_TerminalSignals_swift[] = {
#embed "../../../Templates/ApplicationKit/Terminal/TerminalSignals.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Text_ASCIIText_swift[] = {
#embed "../../../Templates/ApplicationKit/Text/ASCIIText.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Text_CharacterWidth_swift[] = {
#embed "../../../Templates/ApplicationKit/Text/CharacterWidth.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Text_DisplayName_swift[] = {
#embed "../../../Templates/ApplicationKit/Text/DisplayName.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Text_DisplayText_swift[] = {
#embed "../../../Templates/ApplicationKit/Text/DisplayText.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Text_EnglishTexts_swift[] = {
#embed "../../../Templates/ApplicationKit/Text/EnglishTexts.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Text_Initialisms_swift[] = {
#embed "../../../Templates/ApplicationKit/Text/Initialisms.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Text_InterfaceTexts_swift[] = {
#embed "../../../Templates/ApplicationKit/Text/InterfaceTexts.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Text_JapaneseErrorTexts_swift[] = {
#embed "../../../Templates/ApplicationKit/Text/JapaneseErrorTexts.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Text_JapaneseTexts_swift[] = {
#embed "../../../Templates/ApplicationKit/Text/JapaneseTexts.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Text_Language_swift[] = {
#embed "../../../Templates/ApplicationKit/Text/Language.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Text_TextWrapping_swift[] = {
#embed "../../../Templates/ApplicationKit/Text/TextWrapping.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Text_TypedValue_swift[] = {
#embed "../../../Templates/ApplicationKit/Text/TypedValue.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Text_ValueFormat_swift[] = {
#embed "../../../Templates/ApplicationKit/Text/ValueFormat.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Text_ValueText_swift[] = {
#embed "../../../Templates/ApplicationKit/Text/ValueText.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Text_WideCharacters_swift[] = {
#embed "../../../Templates/ApplicationKit/Text/WideCharacters.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Text_WordSplitting_swift[] = {
#embed "../../../Templates/ApplicationKit/Text/WordSplitting.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Undo_UndoHistory_swift[] = {
#embed "../../../Templates/ApplicationKit/Undo/UndoHistory.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Undo_UndoStep_Changes_swift[] = {
#embed "../../../Templates/ApplicationKit/Undo/UndoStep+Changes.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Undo_ViewController_Undo_swift[] = {
#embed "../../../Templates/ApplicationKit/Undo/ViewController+Undo.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Views_Button_swift[] = {
#embed "../../../Templates/ApplicationKit/Views/Button.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Views_CollectionView_swift[] = {
#embed "../../../Templates/ApplicationKit/Views/CollectionView.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Views_Control_swift[] = {
#embed "../../../Templates/ApplicationKit/Views/Control.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Views_EditedText_swift[] = {
#embed "../../../Templates/ApplicationKit/Views/EditedText.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Views_Label_swift[] = {
#embed "../../../Templates/ApplicationKit/Views/Label.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Views_LayoutView_swift[] = {
#embed "../../../Templates/ApplicationKit/Views/LayoutView.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Views_OrderedTree_swift[] = {
#embed "../../../Templates/ApplicationKit/Views/OrderedTree.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Views_Outlet_swift[] = {
#embed "../../../Templates/ApplicationKit/Views/Outlet.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Views_OverlayView_swift[] = {
#embed "../../../Templates/ApplicationKit/Views/OverlayView.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Views_Paragraph_swift[] = {
#embed "../../../Templates/ApplicationKit/Views/Paragraph.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Views_Reply_swift[] = {
#embed "../../../Templates/ApplicationKit/Views/Reply.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Views_Responder_swift[] = {
#embed "../../../Templates/ApplicationKit/Views/Responder.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Views_ScrollView_swift[] = {
#embed "../../../Templates/ApplicationKit/Views/ScrollView.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Views_TableArrangement_swift[] = {
#embed "../../../Templates/ApplicationKit/Views/TableArrangement.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Views_TableColumn_swift[] = {
#embed "../../../Templates/ApplicationKit/Views/TableColumn.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Views_TableColumns_swift[] = {
#embed "../../../Templates/ApplicationKit/Views/TableColumns.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Views_TableRows_swift[] = {
#embed "../../../Templates/ApplicationKit/Views/TableRows.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Views_TableView_Choices_swift[] = {
#embed "../../../Templates/ApplicationKit/Views/TableView+Choices.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Views_TableView_swift[] = {
#embed "../../../Templates/ApplicationKit/Views/TableView.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Views_TableViewCell_swift[] = {
#embed "../../../Templates/ApplicationKit/Views/TableViewCell.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Views_TableViewDataSource_Arrangement_swift[] = {
#embed "../../../Templates/ApplicationKit/Views/TableViewDataSource+Arrangement.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Views_TableViewDataSource_Content_swift[] = {
#embed "../../../Templates/ApplicationKit/Views/TableViewDataSource+Content.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Views_TableViewDataSource_Objects_swift[] = {
#embed "../../../Templates/ApplicationKit/Views/TableViewDataSource+Objects.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Views_TableViewDataSource_swift[] = {
#embed "../../../Templates/ApplicationKit/Views/TableViewDataSource.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Views_TextField_swift[] = {
#embed "../../../Templates/ApplicationKit/Views/TextField.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Views_TreeMark_swift[] = {
#embed "../../../Templates/ApplicationKit/Views/TreeMark.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Views_View_swift[] = {
#embed "../../../Templates/ApplicationKit/Views/View.swift" suffix(,)
0};

static const unsigned char file_ApplicationKit_Views_ViewContent_swift[] = {
#embed "../../../Templates/ApplicationKit/Views/ViewContent.swift" suffix(,)
0};

static const unsigned char file_CSQLite_module_modulemap[] = {
#embed "../../../Templates/CSQLite/module.modulemap" suffix(,)
0};

static const unsigned char file_CSQLite_shim_h[] = {
#embed "../../../Templates/CSQLite/shim.h" suffix(,)
0};

static const unsigned char file_Examples_PATTERNS_md[] = {
#embed "../../../Examples/PATTERNS.md" suffix(,)
0};

static const unsigned char file_Examples_check_mark_list_yml[] = {
#embed "../../../Examples/check-mark-list.yml" suffix(,)
0};

static const unsigned char file_Examples_daily_choice_yml[] = {
#embed "../../../Examples/daily-choice.yml" suffix(,)
0};

static const unsigned char file_Examples_employee_directory_yml[] = {
#embed "../../../Examples/employee-directory.yml" suffix(,)
0};

static const unsigned char file_Examples_everything_yml[] = {
#embed "../../../Examples/everything.yml" suffix(,)
0};

static const unsigned char file_Examples_everything_tags_yml[] = {
#embed "../../../Examples/everything/tags.yml" suffix(,)
0};

static const unsigned char file_Examples_measurement_library_yml[] = {
#embed "../../../Examples/measurement-library.yml" suffix(,)
0};

static const unsigned char file_Examples_news_archive_yml[] = {
#embed "../../../Examples/news-archive.yml" suffix(,)
0};

static const unsigned char file_Examples_news_reader_yml[] = {
#embed "../../../Examples/news-reader.yml" suffix(,)
0};

static const unsigned char file_Examples_notes_yml[] = {
#embed "../../../Examples/notes.yml" suffix(,)
0};

static const unsigned char file_Examples_photo_library_yml[] = {
#embed "../../../Examples/photo-library.yml" suffix(,)
0};

static const unsigned char file_ModelKit_Archive_Archive_swift[] = {
#embed "../../../Templates/ModelKit/Archive/Archive.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Archive_ArchiveDocument_swift[] = {
#embed "../../../Templates/ModelKit/Archive/ArchiveDocument.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Archive_ArchiveError_swift[] = {
#embed "../../../Templates/ModelKit/Archive/ArchiveError.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Archive_ArchiveLinks_swift[] = {
#embed "../../../Templates/ModelKit/Archive/ArchiveLinks.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Archive_ArchiveReadable_swift[] = {
#embed "../../../Templates/ModelKit/Archive/ArchiveReadable.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Archive_ArchiveRecord_swift[] = {
#embed "../../../Templates/ModelKit/Archive/ArchiveRecord.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Archive_ArchiveRows_swift[] = {
#embed "../../../Templates/ModelKit/Archive/ArchiveRows.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Archive_ArchiveValue_swift[] = {
#embed "../../../Templates/ModelKit/Archive/ArchiveValue.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Archive_ArchiveWriter_swift[] = {
#embed "../../../Templates/ModelKit/Archive/ArchiveWriter.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Archive_ArchivedObjects_swift[] = {
#embed "../../../Templates/ModelKit/Archive/ArchivedObjects.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Archive_FormerKeys_swift[] = {
#embed "../../../Templates/ModelKit/Archive/FormerKeys.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Archive_JSONLines_swift[] = {
#embed "../../../Templates/ModelKit/Archive/JSONLines.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Archive_JSONParser_swift[] = {
#embed "../../../Templates/ModelKit/Archive/JSONParser.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Archive_JSONValue_swift[] = {
#embed "../../../Templates/ModelKit/Archive/JSONValue.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Archive_PlainAnswer_swift[] = {
#embed "../../../Templates/ModelKit/Archive/PlainAnswer.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Archive_UnreadableRecord_swift[] = {
#embed "../../../Templates/ModelKit/Archive/UnreadableRecord.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Context_ChangeJournal_swift[] = {
#embed "../../../Templates/ModelKit/Context/ChangeJournal.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Context_ChangeRecord_swift[] = {
#embed "../../../Templates/ModelKit/Context/ChangeRecord.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Context_ChangeSet_swift[] = {
#embed "../../../Templates/ModelKit/Context/ChangeSet.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Context_KeyReserve_swift[] = {
#embed "../../../Templates/ModelKit/Context/KeyReserve.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Context_LiveObjects_swift[] = {
#embed "../../../Templates/ModelKit/Context/LiveObjects.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Context_ObjectContext_swift[] = {
#embed "../../../Templates/ModelKit/Context/ObjectContext.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Context_ObjectStore_Changes_swift[] = {
#embed "../../../Templates/ModelKit/Context/ObjectStore+Changes.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Context_ObjectStore_Deleting_swift[] = {
#embed "../../../Templates/ModelKit/Context/ObjectStore+Deleting.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Context_ObjectStore_Fetching_swift[] = {
#embed "../../../Templates/ModelKit/Context/ObjectStore+Fetching.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Context_ObjectStore_Members_swift[] = {
#embed "../../../Templates/ModelKit/Context/ObjectStore+Members.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Context_ObjectStore_NewObjects_swift[] = {
#embed "../../../Templates/ModelKit/Context/ObjectStore+NewObjects.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Context_ObjectStore_Others_swift[] = {
#embed "../../../Templates/ModelKit/Context/ObjectStore+Others.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Context_ObjectStore_Performing_swift[] = {
#embed "../../../Templates/ModelKit/Context/ObjectStore+Performing.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Context_ObjectStore_Relationships_swift[] = {
#embed "../../../Templates/ModelKit/Context/ObjectStore+Relationships.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Context_ObjectStore_Saving_swift[] = {
#embed "../../../Templates/ModelKit/Context/ObjectStore+Saving.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Context_ObjectStore_swift[] = {
#embed "../../../Templates/ModelKit/Context/ObjectStore.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Context_ObjectTable_swift[] = {
#embed "../../../Templates/ModelKit/Context/ObjectTable.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Context_Observation_swift[] = {
#embed "../../../Templates/ModelKit/Context/Observation.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Context_PendingObjects_swift[] = {
#embed "../../../Templates/ModelKit/Context/PendingObjects.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Context_ReadMembers_swift[] = {
#embed "../../../Templates/ModelKit/Context/ReadMembers.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Context_SavedObject_swift[] = {
#embed "../../../Templates/ModelKit/Context/SavedObject.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Context_UniqueIndex_swift[] = {
#embed "../../../Templates/ModelKit/Context/UniqueIndex.swift" suffix(,)
0};

static const unsigned char file_ModelKit_DataSources_ArrangedDataSource_swift[] = {
#embed "../../../Templates/ModelKit/DataSources/ArrangedDataSource.swift" suffix(,)
0};

static const unsigned char file_ModelKit_DataSources_ArrayDataSource_swift[] = {
#embed "../../../Templates/ModelKit/DataSources/ArrayDataSource.swift" suffix(,)
0};

static const unsigned char file_ModelKit_DataSources_DataSource_swift[] = {
#embed "../../../Templates/ModelKit/DataSources/DataSource.swift" suffix(,)
0};

static const unsigned char file_ModelKit_DataSources_DataSourceObservers_swift[] = {
#embed "../../../Templates/ModelKit/DataSources/DataSourceObservers.swift" suffix(,)
0};

static const unsigned char file_ModelKit_DataSources_EditableDataSource_swift[] = {
#embed "../../../Templates/ModelKit/DataSources/EditableDataSource.swift" suffix(,)
0};

static const unsigned char file_ModelKit_DataSources_FetchedResultsDataSource_swift[] = {
#embed "../../../Templates/ModelKit/DataSources/FetchedResultsDataSource.swift" suffix(,)
0};

static const unsigned char file_ModelKit_DataSources_FilteredDataSource_swift[] = {
#embed "../../../Templates/ModelKit/DataSources/FilteredDataSource.swift" suffix(,)
0};

static const unsigned char file_ModelKit_DataSources_ObjectList_swift[] = {
#embed "../../../Templates/ModelKit/DataSources/ObjectList.swift" suffix(,)
0};

static const unsigned char file_ModelKit_DataSources_ResultWindow_swift[] = {
#embed "../../../Templates/ModelKit/DataSources/ResultWindow.swift" suffix(,)
0};

static const unsigned char file_ModelKit_DataSources_RowMoves_swift[] = {
#embed "../../../Templates/ModelKit/DataSources/RowMoves.swift" suffix(,)
0};

static const unsigned char file_ModelKit_DataSources_SectionedDataSource_swift[] = {
#embed "../../../Templates/ModelKit/DataSources/SectionedDataSource.swift" suffix(,)
0};

static const unsigned char file_ModelKit_DataSources_StoredResults_Reading_swift[] = {
#embed "../../../Templates/ModelKit/DataSources/StoredResults+Reading.swift" suffix(,)
0};

static const unsigned char file_ModelKit_DataSources_StoredResults_swift[] = {
#embed "../../../Templates/ModelKit/DataSources/StoredResults.swift" suffix(,)
0};

static const unsigned char file_ModelKit_DataSources_TreeDataSource_swift[] = {
#embed "../../../Templates/ModelKit/DataSources/TreeDataSource.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Entities_AttributeDescription_swift[] = {
#embed "../../../Templates/ModelKit/Entities/AttributeDescription.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Entities_Entity_Naming_swift[] = {
#embed "../../../Templates/ModelKit/Entities/Entity+Naming.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Entities_Entity_NewProperties_swift[] = {
#embed "../../../Templates/ModelKit/Entities/Entity+NewProperties.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Entities_Entity_swift[] = {
#embed "../../../Templates/ModelKit/Entities/Entity.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Entities_EntityKin_swift[] = {
#embed "../../../Templates/ModelKit/Entities/EntityKin.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Entities_EntityNumber_swift[] = {
#embed "../../../Templates/ModelKit/Entities/EntityNumber.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Entities_EntityReader_swift[] = {
#embed "../../../Templates/ModelKit/Entities/EntityReader.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Entities_PropertyDeclarations_swift[] = {
#embed "../../../Templates/ModelKit/Entities/PropertyDeclarations.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Entities_RelationshipDescription_swift[] = {
#embed "../../../Templates/ModelKit/Entities/RelationshipDescription.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Entities_Schema_swift[] = {
#embed "../../../Templates/ModelKit/Entities/Schema.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Notifications_TypedNotification_swift[] = {
#embed "../../../Templates/ModelKit/Notifications/TypedNotification.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Objects_Attribute_swift[] = {
#embed "../../../Templates/ModelKit/Objects/Attribute.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Objects_ManagedObject_Keys_swift[] = {
#embed "../../../Templates/ModelKit/Objects/ManagedObject+Keys.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Objects_ManagedObject_Properties_swift[] = {
#embed "../../../Templates/ModelKit/Objects/ManagedObject+Properties.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Objects_ManagedObject_swift[] = {
#embed "../../../Templates/ModelKit/Objects/ManagedObject.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Objects_Model_swift[] = {
#embed "../../../Templates/ModelKit/Objects/Model.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Objects_NearestName_swift[] = {
#embed "../../../Templates/ModelKit/Objects/NearestName.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Objects_ObjectID_swift[] = {
#embed "../../../Templates/ModelKit/Objects/ObjectID.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Objects_ObjectLifeCycle_swift[] = {
#embed "../../../Templates/ModelKit/Objects/ObjectLifeCycle.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Objects_ObjectSeed_swift[] = {
#embed "../../../Templates/ModelKit/Objects/ObjectSeed.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Objects_Relationship_swift[] = {
#embed "../../../Templates/ModelKit/Objects/Relationship.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Objects_RelationshipValue_swift[] = {
#embed "../../../Templates/ModelKit/Objects/RelationshipValue.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Objects_Snapshot_swift[] = {
#embed "../../../Templates/ModelKit/Objects/Snapshot.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Objects_Unwritten_swift[] = {
#embed "../../../Templates/ModelKit/Objects/Unwritten.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Objects_UnwrittenRecord_swift[] = {
#embed "../../../Templates/ModelKit/Objects/UnwrittenRecord.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Operations_ApplicationOperation_swift[] = {
#embed "../../../Templates/ModelKit/Operations/ApplicationOperation.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Operations_ModelOperation_swift[] = {
#embed "../../../Templates/ModelKit/Operations/ModelOperation.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Operations_NetworkAccess_swift[] = {
#embed "../../../Templates/ModelKit/Operations/NetworkAccess.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Operations_OperationSpecification_swift[] = {
#embed "../../../Templates/ModelKit/Operations/OperationSpecification.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Operations_OperationTraits_swift[] = {
#embed "../../../Templates/ModelKit/Operations/OperationTraits.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Operations_Transfers_swift[] = {
#embed "../../../Templates/ModelKit/Operations/Transfers.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Operations_WebAnswer_swift[] = {
#embed "../../../Templates/ModelKit/Operations/WebAnswer.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Operations_WebDownload_swift[] = {
#embed "../../../Templates/ModelKit/Operations/WebDownload.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Queries_ComparisonTest_swift[] = {
#embed "../../../Templates/ModelKit/Queries/ComparisonTest.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Queries_FetchRequest_swift[] = {
#embed "../../../Templates/ModelKit/Queries/FetchRequest.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Queries_Query_swift[] = {
#embed "../../../Templates/ModelKit/Queries/Query.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Queries_QueryAttribute_swift[] = {
#embed "../../../Templates/ModelKit/Queries/QueryAttribute.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Queries_QueryCondition_swift[] = {
#embed "../../../Templates/ModelKit/Queries/QueryCondition.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Queries_QueryEvaluation_swift[] = {
#embed "../../../Templates/ModelKit/Queries/QueryEvaluation.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Queries_QueryObject_swift[] = {
#embed "../../../Templates/ModelKit/Queries/QueryObject.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Queries_QueryPath_swift[] = {
#embed "../../../Templates/ModelKit/Queries/QueryPath.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Queries_QuerySort_Search_swift[] = {
#embed "../../../Templates/ModelKit/Queries/QuerySort+Search.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Queries_QueryableValue_swift[] = {
#embed "../../../Templates/ModelKit/Queries/QueryableValue.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Queries_SnapshotMatcher_swift[] = {
#embed "../../../Templates/ModelKit/Queries/SnapshotMatcher.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Queries_TextSearch_swift[] = {
#embed "../../../Templates/ModelKit/Queries/TextSearch.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Receptionist_Receptionist_swift[] = {
#embed "../../../Templates/ModelKit/Receptionist/Receptionist.swift" suffix(,)
0};

static const unsigned char file_ModelKit_States_Shared_swift[] = {
#embed "../../../Templates/ModelKit/States/Shared.swift" suffix(,)
0};

static const unsigned char file_ModelKit_States_SharedState_swift[] = {
#embed "../../../Templates/ModelKit/States/SharedState.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Stores_DurableFile_swift[] = {
#embed "../../../Templates/ModelKit/Stores/DurableFile.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Stores_ExaminedStorage_swift[] = {
#embed "../../../Templates/ModelKit/Stores/ExaminedStorage.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Stores_FileEngine_Recovery_swift[] = {
#embed "../../../Templates/ModelKit/Stores/FileEngine+Recovery.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Stores_FileEngine_swift[] = {
#embed "../../../Templates/ModelKit/Stores/FileEngine.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Stores_FileLock_swift[] = {
#embed "../../../Templates/ModelKit/Stores/FileLock.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Stores_MemoryEngine_swift[] = {
#embed "../../../Templates/ModelKit/Stores/MemoryEngine.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Stores_ModelClock_swift[] = {
#embed "../../../Templates/ModelKit/Stores/ModelClock.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Stores_ReconciledLinks_swift[] = {
#embed "../../../Templates/ModelKit/Stores/ReconciledLinks.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Stores_Recovery_swift[] = {
#embed "../../../Templates/ModelKit/Stores/Recovery.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Stores_SaveConflict_swift[] = {
#embed "../../../Templates/ModelKit/Stores/SaveConflict.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Stores_StorageEngine_swift[] = {
#embed "../../../Templates/ModelKit/Stores/StorageEngine.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Stores_StoreDescription_swift[] = {
#embed "../../../Templates/ModelKit/Stores/StoreDescription.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Stores_StoreError_swift[] = {
#embed "../../../Templates/ModelKit/Stores/StoreError.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Stores_StoreLocation_swift[] = {
#embed "../../../Templates/ModelKit/Stores/StoreLocation.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Stores_StoredFacts_swift[] = {
#embed "../../../Templates/ModelKit/Stores/StoredFacts.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Stores_StoredModels_swift[] = {
#embed "../../../Templates/ModelKit/Stores/StoredModels.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Stores_StoredRenames_swift[] = {
#embed "../../../Templates/ModelKit/Stores/StoredRenames.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Stores_UnknownStoreFile_swift[] = {
#embed "../../../Templates/ModelKit/Stores/UnknownStoreFile.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Stores_WritePermission_swift[] = {
#embed "../../../Templates/ModelKit/Stores/WritePermission.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Validation_AttributeValidation_swift[] = {
#embed "../../../Templates/ModelKit/Validation/AttributeValidation.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Validation_BreachReason_swift[] = {
#embed "../../../Templates/ModelKit/Validation/BreachReason.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Validation_DeniedDeletion_swift[] = {
#embed "../../../Templates/ModelKit/Validation/DeniedDeletion.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Validation_ObjectStore_Validation_swift[] = {
#embed "../../../Templates/ModelKit/Validation/ObjectStore+Validation.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Validation_ValidationError_swift[] = {
#embed "../../../Templates/ModelKit/Validation/ValidationError.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Values_AttributeConvertible_swift[] = {
#embed "../../../Templates/ModelKit/Values/AttributeConvertible.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Values_AttributeType_swift[] = {
#embed "../../../Templates/ModelKit/Values/AttributeType.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Values_AttributeValue_swift[] = {
#embed "../../../Templates/ModelKit/Values/AttributeValue.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Values_Average_swift[] = {
#embed "../../../Templates/ModelKit/Values/Average.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Values_Bisection_swift[] = {
#embed "../../../Templates/ModelKit/Values/Bisection.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Values_Collation_swift[] = {
#embed "../../../Templates/ModelKit/Values/Collation.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Values_CountedNoun_swift[] = {
#embed "../../../Templates/ModelKit/Values/CountedNoun.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Values_DateText_swift[] = {
#embed "../../../Templates/ModelKit/Values/DateText.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Values_DateTextReader_swift[] = {
#embed "../../../Templates/ModelKit/Values/DateTextReader.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Values_DecimalText_swift[] = {
#embed "../../../Templates/ModelKit/Values/DecimalText.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Values_ErrorSentence_swift[] = {
#embed "../../../Templates/ModelKit/Values/ErrorSentence.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Values_FoldedScalars_swift[] = {
#embed "../../../Templates/ModelKit/Values/FoldedScalars.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Values_Literals_swift[] = {
#embed "../../../Templates/ModelKit/Values/Literals.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Values_NumberValues_swift[] = {
#embed "../../../Templates/ModelKit/Values/NumberValues.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Values_Ordering_swift[] = {
#embed "../../../Templates/ModelKit/Values/Ordering.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Values_StoredType_swift[] = {
#embed "../../../Templates/ModelKit/Values/StoredType.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Values_SystemReason_swift[] = {
#embed "../../../Templates/ModelKit/Values/SystemReason.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Values_TextValues_swift[] = {
#embed "../../../Templates/ModelKit/Values/TextValues.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Values_ValueComparison_swift[] = {
#embed "../../../Templates/ModelKit/Values/ValueComparison.swift" suffix(,)
0};

static const unsigned char file_ModelKit_Values_ValueConversion_swift[] = {
#embed "../../../Templates/ModelKit/Values/ValueConversion.swift" suffix(,)
0};

static const unsigned char file_Project_Application_ApplicationDelegate_Generated_swift_mustache[] = {
#embed "../../../Templates/Project/Application/ApplicationDelegate+Generated.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Application_ApplicationDelegate_swift_mustache[] = {
#embed "../../../Templates/Project/Application/ApplicationDelegate.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Application_Texts_Generated_swift_mustache[] = {
#embed "../../../Templates/Project/Application/Texts+Generated.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Application_main_swift_mustache[] = {
#embed "../../../Templates/Project/Application/main.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Controllers_Controller_swift_mustache[] = {
#embed "../../../Templates/Project/Controllers/Controller.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Controllers_ControllerMembers_swift_mustache[] = {
#embed "../../../Templates/Project/Controllers/ControllerMembers.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Controllers_DetailController_Generated_swift_mustache[] = {
#embed "../../../Templates/Project/Controllers/DetailController+Generated.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Controllers_FormController_Generated_swift_mustache[] = {
#embed "../../../Templates/Project/Controllers/FormController+Generated.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Controllers_NavigationController_Generated_swift_mustache[] = {
#embed "../../../Templates/Project/Controllers/NavigationController+Generated.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Controllers_NavigationController_swift_mustache[] = {
#embed "../../../Templates/Project/Controllers/NavigationController.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Controllers_TableController_Generated_swift_mustache[] = {
#embed "../../../Templates/Project/Controllers/TableController+Generated.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_DataSources_TableDataSource_Generated_swift_mustache[] = {
#embed "../../../Templates/Project/DataSources/TableDataSource+Generated.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_DataSources_ViewConfiguration_Generated_swift_mustache[] = {
#embed "../../../Templates/Project/DataSources/ViewConfiguration+Generated.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Header_mustache[] = {
#embed "../../../Templates/Project/Header.mustache" suffix(,)
0};

static const unsigned char file_Project_Kits_Package_swift_mustache[] = {
#embed "../../../Templates/Project/Kits/Package.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Kits_README_md_mustache[] = {
#embed "../../../Templates/Project/Kits/README.md.mustache" suffix(,)
0};

static const unsigned char file_Project_Models_Model_Generated_swift_mustache[] = {
#embed "../../../Templates/Project/Models/Model+Generated.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Models_Model_swift_mustache[] = {
#embed "../../../Templates/Project/Models/Model.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Operations_Operation_Generated_swift_mustache[] = {
#embed "../../../Templates/Project/Operations/Operation+Generated.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Operations_Operation_swift_mustache[] = {
#embed "../../../Templates/Project/Operations/Operation.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Package_swift_mustache[] = {
#embed "../../../Templates/Project/Package.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_README_md_mustache[] = {
#embed "../../../Templates/Project/README.md.mustache" suffix(,)
0};

static const unsigned char file_Project_Services_Service_Generated_swift_mustache[] = {
#embed "../../../Templates/Project/Services/Service+Generated.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Services_Service_swift_mustache[] = {
#embed "../../../Templates/Project/Services/Service.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_States_State_Generated_swift_mustache[] = {
#embed "../../../Templates/Project/States/State+Generated.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Stores_Store_Generated_swift_mustache[] = {
#embed "../../../Templates/Project/Stores/Store+Generated.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Stores_Store_swift_mustache[] = {
#embed "../../../Templates/Project/Stores/Store.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Tests_ApplicationTests_Generated_swift_mustache[] = {
#embed "../../../Templates/Project/Tests/ApplicationTests+Generated.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Tests_ControllerActionTests_swift_mustache[] = {
#embed "../../../Templates/Project/Tests/ControllerActionTests.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Tests_DetailControllerTests_Generated_swift_mustache[] = {
#embed "../../../Templates/Project/Tests/DetailControllerTests+Generated.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Tests_FormControllerTests_Generated_swift_mustache[] = {
#embed "../../../Templates/Project/Tests/FormControllerTests+Generated.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Tests_ModelTests_Generated_swift_mustache[] = {
#embed "../../../Templates/Project/Tests/ModelTests+Generated.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Tests_ModelTests_swift_mustache[] = {
#embed "../../../Templates/Project/Tests/ModelTests.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Tests_ObservationTests_swift_mustache[] = {
#embed "../../../Templates/Project/Tests/ObservationTests.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Tests_OperationTests_Generated_swift_mustache[] = {
#embed "../../../Templates/Project/Tests/OperationTests+Generated.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Tests_OperationTests_swift_mustache[] = {
#embed "../../../Templates/Project/Tests/OperationTests.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Tests_Samples_Generated_swift_mustache[] = {
#embed "../../../Templates/Project/Tests/Samples+Generated.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Tests_ServiceTests_Generated_swift_mustache[] = {
#embed "../../../Templates/Project/Tests/ServiceTests+Generated.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Tests_StateTests_Generated_swift_mustache[] = {
#embed "../../../Templates/Project/Tests/StateTests+Generated.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Tests_StoreTests_Generated_swift_mustache[] = {
#embed "../../../Templates/Project/Tests/StoreTests+Generated.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Tests_TableControllerTests_Generated_swift_mustache[] = {
#embed "../../../Templates/Project/Tests/TableControllerTests+Generated.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Tests_TableViewTests_Generated_swift_mustache[] = {
#embed "../../../Templates/Project/Tests/TableViewTests+Generated.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Tests_TextsTests_Generated_swift_mustache[] = {
#embed "../../../Templates/Project/Tests/TextsTests+Generated.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Tests_TypeNames_Generated_swift_mustache[] = {
#embed "../../../Templates/Project/Tests/TypeNames+Generated.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Tests_UnsampledModelTests_Generated_swift_mustache[] = {
#embed "../../../Templates/Project/Tests/UnsampledModelTests+Generated.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Tests_ViewTests_Generated_swift_mustache[] = {
#embed "../../../Templates/Project/Tests/ViewTests+Generated.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Views_TableView_Generated_swift_mustache[] = {
#embed "../../../Templates/Project/Views/TableView+Generated.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Views_View_Generated_swift_mustache[] = {
#embed "../../../Templates/Project/Views/View+Generated.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_Views_View_swift_mustache[] = {
#embed "../../../Templates/Project/Views/View.swift.mustache" suffix(,)
0};

static const unsigned char file_Project_gitattributes_mustache[] = {
#embed "../../../Templates/Project/gitattributes.mustache" suffix(,)
0};

static const unsigned char file_Project_gitignore_mustache[] = {
#embed "../../../Templates/Project/gitignore.mustache" suffix(,)
0};

static const unsigned char file_Project_pre_commit_config_yaml_mustache[] = {
#embed "../../../Templates/Project/pre-commit-config.yaml.mustache" suffix(,)
0};

static const unsigned char file_Project_swiftlint_rules_mustache[] = {
#embed "../../../Templates/Project/swiftlint-rules.mustache" suffix(,)
0};

static const unsigned char file_Project_workflow_yml_mustache[] = {
#embed "../../../Templates/Project/workflow.yml.mustache" suffix(,)
0};

static const unsigned char file_SQLiteStorage_ArchiveTable_swift[] = {
#embed "../../../Templates/SQLiteStorage/ArchiveTable.swift" suffix(,)
0};

static const unsigned char file_SQLiteStorage_ChangedColumns_swift[] = {
#embed "../../../Templates/SQLiteStorage/ChangedColumns.swift" suffix(,)
0};

static const unsigned char file_SQLiteStorage_ConditionTranslation_swift[] = {
#embed "../../../Templates/SQLiteStorage/ConditionTranslation.swift" suffix(,)
0};

static const unsigned char file_SQLiteStorage_DatabaseFile_swift[] = {
#embed "../../../Templates/SQLiteStorage/DatabaseFile.swift" suffix(,)
0};

static const unsigned char file_SQLiteStorage_DatabaseLayout_Making_swift[] = {
#embed "../../../Templates/SQLiteStorage/DatabaseLayout+Making.swift" suffix(,)
0};

static const unsigned char file_SQLiteStorage_DatabaseLayout_Renaming_swift[] = {
#embed "../../../Templates/SQLiteStorage/DatabaseLayout+Renaming.swift" suffix(,)
0};

static const unsigned char file_SQLiteStorage_DatabaseLayout_swift[] = {
#embed "../../../Templates/SQLiteStorage/DatabaseLayout.swift" suffix(,)
0};

static const unsigned char file_SQLiteStorage_DatabaseRecovery_swift[] = {
#embed "../../../Templates/SQLiteStorage/DatabaseRecovery.swift" suffix(,)
0};

static const unsigned char file_SQLiteStorage_EntityTable_swift[] = {
#embed "../../../Templates/SQLiteStorage/EntityTable.swift" suffix(,)
0};

static const unsigned char file_SQLiteStorage_FormerColumn_swift[] = {
#embed "../../../Templates/SQLiteStorage/FormerColumn.swift" suffix(,)
0};

static const unsigned char file_SQLiteStorage_FormerLayout_swift[] = {
#embed "../../../Templates/SQLiteStorage/FormerLayout.swift" suffix(,)
0};

static const unsigned char file_SQLiteStorage_LinkSource_swift[] = {
#embed "../../../Templates/SQLiteStorage/LinkSource.swift" suffix(,)
0};

static const unsigned char file_SQLiteStorage_LinkTable_swift[] = {
#embed "../../../Templates/SQLiteStorage/LinkTable.swift" suffix(,)
0};

static const unsigned char file_SQLiteStorage_LogFiles_swift[] = {
#embed "../../../Templates/SQLiteStorage/LogFiles.swift" suffix(,)
0};

static const unsigned char file_SQLiteStorage_PathTranslation_swift[] = {
#embed "../../../Templates/SQLiteStorage/PathTranslation.swift" suffix(,)
0};

static const unsigned char file_SQLiteStorage_QueryTranslation_swift[] = {
#embed "../../../Templates/SQLiteStorage/QueryTranslation.swift" suffix(,)
0};

static const unsigned char file_SQLiteStorage_RecoveredLinks_swift[] = {
#embed "../../../Templates/SQLiteStorage/RecoveredLinks.swift" suffix(,)
0};

static const unsigned char file_SQLiteStorage_RecoveredRow_swift[] = {
#embed "../../../Templates/SQLiteStorage/RecoveredRow.swift" suffix(,)
0};

static const unsigned char file_SQLiteStorage_RecoveredRows_swift[] = {
#embed "../../../Templates/SQLiteStorage/RecoveredRows.swift" suffix(,)
0};

static const unsigned char file_SQLiteStorage_RecoveredTable_swift[] = {
#embed "../../../Templates/SQLiteStorage/RecoveredTable.swift" suffix(,)
0};

static const unsigned char file_SQLiteStorage_RowReader_swift[] = {
#embed "../../../Templates/SQLiteStorage/RowReader.swift" suffix(,)
0};

static const unsigned char file_SQLiteStorage_RowWriter_swift[] = {
#embed "../../../Templates/SQLiteStorage/RowWriter.swift" suffix(,)
0};

static const unsigned char file_SQLiteStorage_SQLName_swift[] = {
#embed "../../../Templates/SQLiteStorage/SQLName.swift" suffix(,)
0};

static const unsigned char file_SQLiteStorage_SQLText_swift[] = {
#embed "../../../Templates/SQLiteStorage/SQLText.swift" suffix(,)
0};

static const unsigned char file_SQLiteStorage_SQLiteConnection_swift[] = {
#embed "../../../Templates/SQLiteStorage/SQLiteConnection.swift" suffix(,)
0};

static const unsigned char file_SQLiteStorage_SQLiteEngine_Queries_swift[] = {
#embed "../../../Templates/SQLiteStorage/SQLiteEngine+Queries.swift" suffix(,)
0};

static const unsigned char file_SQLiteStorage_SQLiteEngine_Recovery_swift[] = {
#embed "../../../Templates/SQLiteStorage/SQLiteEngine+Recovery.swift" suffix(,)
0};

static const unsigned char file_SQLiteStorage_SQLiteEngine_Rows_swift[] = {
#embed "../../../Templates/SQLiteStorage/SQLiteEngine+Rows.swift" suffix(,)
0};

static const unsigned char file_SQLiteStorage_SQLiteEngine_swift[] = {
#embed "../../../Templates/SQLiteStorage/SQLiteEngine.swift" suffix(,)
0};

static const unsigned char file_SQLiteStorage_SQLiteFailure_swift[] = {
#embed "../../../Templates/SQLiteStorage/SQLiteFailure.swift" suffix(,)
0};

static const unsigned char file_SQLiteStorage_SQLiteFunctions_swift[] = {
#embed "../../../Templates/SQLiteStorage/SQLiteFunctions.swift" suffix(,)
0};

static const unsigned char file_SQLiteStorage_SQLiteStatement_swift[] = {
#embed "../../../Templates/SQLiteStorage/SQLiteStatement.swift" suffix(,)
0};

static const unsigned char file_SQLiteStorage_SharedConnection_swift[] = {
#embed "../../../Templates/SQLiteStorage/SharedConnection.swift" suffix(,)
0};

static const unsigned char file_SQLiteStorage_StoredDecimal_swift[] = {
#embed "../../../Templates/SQLiteStorage/StoredDecimal.swift" suffix(,)
0};

static const unsigned char file_SQLiteStorage_StoredModels_Database_swift[] = {
#embed "../../../Templates/SQLiteStorage/StoredModels+Database.swift" suffix(,)
0};

static const unsigned char file_SQLiteStorage_StoredUUID_swift[] = {
#embed "../../../Templates/SQLiteStorage/StoredUUID.swift" suffix(,)
0};

static const unsigned char file_SQLiteStorage_TableIndex_swift[] = {
#embed "../../../Templates/SQLiteStorage/TableIndex.swift" suffix(,)
0};

static const unsigned char file_SQLiteStorage_UnfitProperties_swift[] = {
#embed "../../../Templates/SQLiteStorage/UnfitProperties.swift" suffix(,)
0};

static const unsigned char file_SQLiteStorage_WrittenRules_swift[] = {
#embed "../../../Templates/SQLiteStorage/WrittenRules.swift" suffix(,)
0};

static const unsigned char file_ServiceKit_AnswerCache_swift[] = {
#embed "../../../Templates/ServiceKit/AnswerCache.swift" suffix(,)
0};

static const unsigned char file_ServiceKit_ServiceCall_swift[] = {
#embed "../../../Templates/ServiceKit/ServiceCall.swift" suffix(,)
0};

static const unsigned char file_ServiceKit_ServiceDescription_swift[] = {
#embed "../../../Templates/ServiceKit/ServiceDescription.swift" suffix(,)
0};

static const unsigned char file_ServiceKit_ServiceError_swift[] = {
#embed "../../../Templates/ServiceKit/ServiceError.swift" suffix(,)
0};

static const unsigned char file_ServiceKit_ServiceRequest_swift[] = {
#embed "../../../Templates/ServiceKit/ServiceRequest.swift" suffix(,)
0};

static const unsigned char file_ServiceKit_WebService_swift[] = {
#embed "../../../Templates/ServiceKit/WebService.swift" suffix(,)
0};

static const unsigned char file_ServiceTesting_LoopbackServer_swift[] = {
#embed "../../../Templates/ServiceTesting/LoopbackServer.swift" suffix(,)
0};

#define FILE(path, bytes) {path, bytes, sizeof(bytes) - 1}
const struct EmbeddedFile embeddedFiles[] = {
  FILE("ApplicationKit/Application/Application+Keys.swift", file_ApplicationKit_Application_Application_Keys_swift),
  FILE("ApplicationKit/Application/Application+Mouse.swift", file_ApplicationKit_Application_Application_Mouse_swift),
  FILE("ApplicationKit/Application/Application+Run.swift", file_ApplicationKit_Application_Application_Run_swift),
  FILE("ApplicationKit/Application/Application+Screen.swift", file_ApplicationKit_Application_Application_Screen_swift),
  FILE("ApplicationKit/Application/Application+Termination.swift", file_ApplicationKit_Application_Application_Termination_swift),
  FILE("ApplicationKit/Application/Application+Work.swift", file_ApplicationKit_Application_Application_Work_swift),
  FILE("ApplicationKit/Application/Application.swift", file_ApplicationKit_Application_Application_swift),
  FILE("ApplicationKit/Application/ApplicationArguments.swift", file_ApplicationKit_Application_ApplicationArguments_swift),
  FILE("ApplicationKit/Application/ApplicationCommand.swift", file_ApplicationKit_Application_ApplicationCommand_swift),
  FILE("ApplicationKit/Application/ApplicationDelegate.swift", file_ApplicationKit_Application_ApplicationDelegate_swift),
  FILE("ApplicationKit/Application/ApplicationEnvironment.swift", file_ApplicationKit_Application_ApplicationEnvironment_swift),
  FILE("ApplicationKit/Application/ApplicationHelp.swift", file_ApplicationKit_Application_ApplicationHelp_swift),
  FILE("ApplicationKit/Application/ApplicationSession.swift", file_ApplicationKit_Application_ApplicationSession_swift),
  FILE("ApplicationKit/Application/DataFolder.swift", file_ApplicationKit_Application_DataFolder_swift),
  FILE("ApplicationKit/Application/ListOutput.swift", file_ApplicationKit_Application_ListOutput_swift),
  FILE("ApplicationKit/Application/ReceivedNotifications.swift", file_ApplicationKit_Application_ReceivedNotifications_swift),
  FILE("ApplicationKit/Application/RecoveredStores.swift", file_ApplicationKit_Application_RecoveredStores_swift),
  FILE("ApplicationKit/Application/TerminalApplication.swift", file_ApplicationKit_Application_TerminalApplication_swift),
  FILE("ApplicationKit/Application/TerminationLimit.swift", file_ApplicationKit_Application_TerminationLimit_swift),
  FILE("ApplicationKit/Application/Weekday.swift", file_ApplicationKit_Application_Weekday_swift),
  FILE("ApplicationKit/Application/Window.swift", file_ApplicationKit_Application_Window_swift),
  FILE("ApplicationKit/Controllers/CollectionViewController.swift", file_ApplicationKit_Controllers_CollectionViewController_swift),
  FILE("ApplicationKit/Controllers/ControllerSpecification.swift", file_ApplicationKit_Controllers_ControllerSpecification_swift),
  FILE("ApplicationKit/Controllers/DetailViewController.swift", file_ApplicationKit_Controllers_DetailViewController_swift),
  FILE("ApplicationKit/Controllers/KeyAction.swift", file_ApplicationKit_Controllers_KeyAction_swift),
  FILE("ApplicationKit/Controllers/NavigationController.swift", file_ApplicationKit_Controllers_NavigationController_swift),
  FILE("ApplicationKit/Controllers/Presentation.swift", file_ApplicationKit_Controllers_Presentation_swift),
  FILE("ApplicationKit/Controllers/TableViewController+Keys.swift", file_ApplicationKit_Controllers_TableViewController_Keys_swift),
  FILE("ApplicationKit/Controllers/TableViewController.swift", file_ApplicationKit_Controllers_TableViewController_swift),
  FILE("ApplicationKit/Controllers/ViewController+Actions.swift", file_ApplicationKit_Controllers_ViewController_Actions_swift),
  FILE("ApplicationKit/Controllers/ViewController+Objects.swift", file_ApplicationKit_Controllers_ViewController_Objects_swift),
  FILE("ApplicationKit/Controllers/ViewController.swift", file_ApplicationKit_Controllers_ViewController_swift),
  FILE("ApplicationKit/Forms/ChoiceControl.swift", file_ApplicationKit_Forms_ChoiceControl_swift),
  FILE("ApplicationKit/Forms/ChoiceList.swift", file_ApplicationKit_Forms_ChoiceList_swift),
  FILE("ApplicationKit/Forms/FormField+Kinds.swift", file_ApplicationKit_Forms_FormField_Kinds_swift),
  FILE("ApplicationKit/Forms/FormField.swift", file_ApplicationKit_Forms_FormField_swift),
  FILE("ApplicationKit/Forms/FormView.swift", file_ApplicationKit_Forms_FormView_swift),
  FILE("ApplicationKit/Forms/FormViewController.swift", file_ApplicationKit_Forms_FormViewController_swift),
  FILE("ApplicationKit/Forms/MultipleChoiceControl.swift", file_ApplicationKit_Forms_MultipleChoiceControl_swift),
  FILE("ApplicationKit/Forms/ObjectChoices.swift", file_ApplicationKit_Forms_ObjectChoices_swift),
  FILE("ApplicationKit/Forms/ObjectForm+Saving.swift", file_ApplicationKit_Forms_ObjectForm_Saving_swift),
  FILE("ApplicationKit/Forms/ObjectForm.swift", file_ApplicationKit_Forms_ObjectForm_swift),
  FILE("ApplicationKit/Forms/ObjectFormViewController.swift", file_ApplicationKit_Forms_ObjectFormViewController_swift),
  FILE("ApplicationKit/Help/KeyList.swift", file_ApplicationKit_Help_KeyList_swift),
  FILE("ApplicationKit/Keys/Key.swift", file_ApplicationKit_Keys_Key_swift),
  FILE("ApplicationKit/Keys/KeyHint.swift", file_ApplicationKit_Keys_KeyHint_swift),
  FILE("ApplicationKit/Keys/KeyScript.swift", file_ApplicationKit_Keys_KeyScript_swift),
  FILE("ApplicationKit/Layout/ContentSize.swift", file_ApplicationKit_Layout_ContentSize_swift),
  FILE("ApplicationKit/Layout/Distribution.swift", file_ApplicationKit_Layout_Distribution_swift),
  FILE("ApplicationKit/Layout/Geometry.swift", file_ApplicationKit_Layout_Geometry_swift),
  FILE("ApplicationKit/Layout/Layout.swift", file_ApplicationKit_Layout_Layout_swift),
  FILE("ApplicationKit/Layout/LayoutSolver.swift", file_ApplicationKit_Layout_LayoutSolver_swift),
  FILE("ApplicationKit/Reachability/Reachability.swift", file_ApplicationKit_Reachability_Reachability_swift),
  FILE("ApplicationKit/Reachability/ServerAddress.swift", file_ApplicationKit_Reachability_ServerAddress_swift),
  FILE("ApplicationKit/Rendering/Canvas.swift", file_ApplicationKit_Rendering_Canvas_swift),
  FILE("ApplicationKit/Rendering/CellRenderer.swift", file_ApplicationKit_Rendering_CellRenderer_swift),
  FILE("ApplicationKit/Rendering/Glyph.swift", file_ApplicationKit_Rendering_Glyph_swift),
  FILE("ApplicationKit/Rendering/PlainRenderer.swift", file_ApplicationKit_Rendering_PlainRenderer_swift),
  FILE("ApplicationKit/Rendering/PlainText.swift", file_ApplicationKit_Rendering_PlainText_swift),
  FILE("ApplicationKit/Rendering/ScreenBuffer.swift", file_ApplicationKit_Rendering_ScreenBuffer_swift),
  FILE("ApplicationKit/Rendering/ScreenUpdate.swift", file_ApplicationKit_Rendering_ScreenUpdate_swift),
  FILE("ApplicationKit/Rendering/Style.swift", file_ApplicationKit_Rendering_Style_swift),
  FILE("ApplicationKit/Settings/Setting.swift", file_ApplicationKit_Settings_Setting_swift),
  FILE("ApplicationKit/Settings/Settings.swift", file_ApplicationKit_Settings_Settings_swift),
  FILE("ApplicationKit/Settings/SettingsFile.swift", file_ApplicationKit_Settings_SettingsFile_swift),
  FILE("ApplicationKit/Settings/SettingsForm.swift", file_ApplicationKit_Settings_SettingsForm_swift),
  FILE("ApplicationKit/Status/ErrorText.swift", file_ApplicationKit_Status_ErrorText_swift),
  FILE("ApplicationKit/Status/Message.swift", file_ApplicationKit_Status_Message_swift),
  FILE("ApplicationKit/Status/Question.swift", file_ApplicationKit_Status_Question_swift),
  FILE("ApplicationKit/Status/RunningOperation.swift", file_ApplicationKit_Status_RunningOperation_swift),
  FILE("ApplicationKit/Terminal/CharacterDecoder.swift", file_ApplicationKit_Terminal_CharacterDecoder_swift),
  FILE("ApplicationKit/Terminal/ControlSequence.swift", file_ApplicationKit_Terminal_ControlSequence_swift),
  FILE("ApplicationKit/Terminal/DescriptorWriting.swift", file_ApplicationKit_Terminal_DescriptorWriting_swift),
  FILE("ApplicationKit/Terminal/KeyDecoder.swift", file_ApplicationKit_Terminal_KeyDecoder_swift),
  FILE("ApplicationKit/Terminal/Terminal.swift", file_ApplicationKit_Terminal_Terminal_swift),
  FILE("ApplicationKit/Terminal/TerminalEvent.swift", file_ApplicationKit_Terminal_TerminalEvent_swift),
  FILE("ApplicationKit/Terminal/TerminalGuard.swift", file_ApplicationKit_Terminal_TerminalGuard_swift),
  FILE("ApplicationKit/Terminal/TerminalInput.swift", file_ApplicationKit_Terminal_TerminalInput_swift),
  FILE("ApplicationKit/Terminal/TerminalMode.swift", file_ApplicationKit_Terminal_TerminalMode_swift),
  FILE("ApplicationKit/Terminal/TerminalOutput.swift", file_ApplicationKit_Terminal_TerminalOutput_swift),
  FILE("ApplicationKit/Terminal/TerminalSignals.swift", file_ApplicationKit_Terminal_TerminalSignals_swift),
  FILE("ApplicationKit/Text/ASCIIText.swift", file_ApplicationKit_Text_ASCIIText_swift),
  FILE("ApplicationKit/Text/CharacterWidth.swift", file_ApplicationKit_Text_CharacterWidth_swift),
  FILE("ApplicationKit/Text/DisplayName.swift", file_ApplicationKit_Text_DisplayName_swift),
  FILE("ApplicationKit/Text/DisplayText.swift", file_ApplicationKit_Text_DisplayText_swift),
  FILE("ApplicationKit/Text/EnglishTexts.swift", file_ApplicationKit_Text_EnglishTexts_swift),
  FILE("ApplicationKit/Text/Initialisms.swift", file_ApplicationKit_Text_Initialisms_swift),
  FILE("ApplicationKit/Text/InterfaceTexts.swift", file_ApplicationKit_Text_InterfaceTexts_swift),
  FILE("ApplicationKit/Text/JapaneseErrorTexts.swift", file_ApplicationKit_Text_JapaneseErrorTexts_swift),
  FILE("ApplicationKit/Text/JapaneseTexts.swift", file_ApplicationKit_Text_JapaneseTexts_swift),
  FILE("ApplicationKit/Text/Language.swift", file_ApplicationKit_Text_Language_swift),
  FILE("ApplicationKit/Text/TextWrapping.swift", file_ApplicationKit_Text_TextWrapping_swift),
  FILE("ApplicationKit/Text/TypedValue.swift", file_ApplicationKit_Text_TypedValue_swift),
  FILE("ApplicationKit/Text/ValueFormat.swift", file_ApplicationKit_Text_ValueFormat_swift),
  FILE("ApplicationKit/Text/ValueText.swift", file_ApplicationKit_Text_ValueText_swift),
  FILE("ApplicationKit/Text/WideCharacters.swift", file_ApplicationKit_Text_WideCharacters_swift),
  FILE("ApplicationKit/Text/WordSplitting.swift", file_ApplicationKit_Text_WordSplitting_swift),
  FILE("ApplicationKit/Undo/UndoHistory.swift", file_ApplicationKit_Undo_UndoHistory_swift),
  FILE("ApplicationKit/Undo/UndoStep+Changes.swift", file_ApplicationKit_Undo_UndoStep_Changes_swift),
  FILE("ApplicationKit/Undo/ViewController+Undo.swift", file_ApplicationKit_Undo_ViewController_Undo_swift),
  FILE("ApplicationKit/Views/Button.swift", file_ApplicationKit_Views_Button_swift),
  FILE("ApplicationKit/Views/CollectionView.swift", file_ApplicationKit_Views_CollectionView_swift),
  FILE("ApplicationKit/Views/Control.swift", file_ApplicationKit_Views_Control_swift),
  FILE("ApplicationKit/Views/EditedText.swift", file_ApplicationKit_Views_EditedText_swift),
  FILE("ApplicationKit/Views/Label.swift", file_ApplicationKit_Views_Label_swift),
  FILE("ApplicationKit/Views/LayoutView.swift", file_ApplicationKit_Views_LayoutView_swift),
  FILE("ApplicationKit/Views/OrderedTree.swift", file_ApplicationKit_Views_OrderedTree_swift),
  FILE("ApplicationKit/Views/Outlet.swift", file_ApplicationKit_Views_Outlet_swift),
  FILE("ApplicationKit/Views/OverlayView.swift", file_ApplicationKit_Views_OverlayView_swift),
  FILE("ApplicationKit/Views/Paragraph.swift", file_ApplicationKit_Views_Paragraph_swift),
  FILE("ApplicationKit/Views/Reply.swift", file_ApplicationKit_Views_Reply_swift),
  FILE("ApplicationKit/Views/Responder.swift", file_ApplicationKit_Views_Responder_swift),
  FILE("ApplicationKit/Views/ScrollView.swift", file_ApplicationKit_Views_ScrollView_swift),
  FILE("ApplicationKit/Views/TableArrangement.swift", file_ApplicationKit_Views_TableArrangement_swift),
  FILE("ApplicationKit/Views/TableColumn.swift", file_ApplicationKit_Views_TableColumn_swift),
  FILE("ApplicationKit/Views/TableColumns.swift", file_ApplicationKit_Views_TableColumns_swift),
  FILE("ApplicationKit/Views/TableRows.swift", file_ApplicationKit_Views_TableRows_swift),
  FILE("ApplicationKit/Views/TableView+Choices.swift", file_ApplicationKit_Views_TableView_Choices_swift),
  FILE("ApplicationKit/Views/TableView.swift", file_ApplicationKit_Views_TableView_swift),
  FILE("ApplicationKit/Views/TableViewCell.swift", file_ApplicationKit_Views_TableViewCell_swift),
  FILE("ApplicationKit/Views/TableViewDataSource+Arrangement.swift", file_ApplicationKit_Views_TableViewDataSource_Arrangement_swift),
  FILE("ApplicationKit/Views/TableViewDataSource+Content.swift", file_ApplicationKit_Views_TableViewDataSource_Content_swift),
  FILE("ApplicationKit/Views/TableViewDataSource+Objects.swift", file_ApplicationKit_Views_TableViewDataSource_Objects_swift),
  FILE("ApplicationKit/Views/TableViewDataSource.swift", file_ApplicationKit_Views_TableViewDataSource_swift),
  FILE("ApplicationKit/Views/TextField.swift", file_ApplicationKit_Views_TextField_swift),
  FILE("ApplicationKit/Views/TreeMark.swift", file_ApplicationKit_Views_TreeMark_swift),
  FILE("ApplicationKit/Views/View.swift", file_ApplicationKit_Views_View_swift),
  FILE("ApplicationKit/Views/ViewContent.swift", file_ApplicationKit_Views_ViewContent_swift),
  FILE("CSQLite/module.modulemap", file_CSQLite_module_modulemap),
  FILE("CSQLite/shim.h", file_CSQLite_shim_h),
  FILE("Examples/PATTERNS.md", file_Examples_PATTERNS_md),
  FILE("Examples/check-mark-list.yml", file_Examples_check_mark_list_yml),
  FILE("Examples/daily-choice.yml", file_Examples_daily_choice_yml),
  FILE("Examples/employee-directory.yml", file_Examples_employee_directory_yml),
  FILE("Examples/everything.yml", file_Examples_everything_yml),
  FILE("Examples/everything/tags.yml", file_Examples_everything_tags_yml),
  FILE("Examples/measurement-library.yml", file_Examples_measurement_library_yml),
  FILE("Examples/news-archive.yml", file_Examples_news_archive_yml),
  FILE("Examples/news-reader.yml", file_Examples_news_reader_yml),
  FILE("Examples/notes.yml", file_Examples_notes_yml),
  FILE("Examples/photo-library.yml", file_Examples_photo_library_yml),
  FILE("ModelKit/Archive/Archive.swift", file_ModelKit_Archive_Archive_swift),
  FILE("ModelKit/Archive/ArchiveDocument.swift", file_ModelKit_Archive_ArchiveDocument_swift),
  FILE("ModelKit/Archive/ArchiveError.swift", file_ModelKit_Archive_ArchiveError_swift),
  FILE("ModelKit/Archive/ArchiveLinks.swift", file_ModelKit_Archive_ArchiveLinks_swift),
  FILE("ModelKit/Archive/ArchiveReadable.swift", file_ModelKit_Archive_ArchiveReadable_swift),
  FILE("ModelKit/Archive/ArchiveRecord.swift", file_ModelKit_Archive_ArchiveRecord_swift),
  FILE("ModelKit/Archive/ArchiveRows.swift", file_ModelKit_Archive_ArchiveRows_swift),
  FILE("ModelKit/Archive/ArchiveValue.swift", file_ModelKit_Archive_ArchiveValue_swift),
  FILE("ModelKit/Archive/ArchiveWriter.swift", file_ModelKit_Archive_ArchiveWriter_swift),
  FILE("ModelKit/Archive/ArchivedObjects.swift", file_ModelKit_Archive_ArchivedObjects_swift),
  FILE("ModelKit/Archive/FormerKeys.swift", file_ModelKit_Archive_FormerKeys_swift),
  FILE("ModelKit/Archive/JSONLines.swift", file_ModelKit_Archive_JSONLines_swift),
  FILE("ModelKit/Archive/JSONParser.swift", file_ModelKit_Archive_JSONParser_swift),
  FILE("ModelKit/Archive/JSONValue.swift", file_ModelKit_Archive_JSONValue_swift),
  FILE("ModelKit/Archive/PlainAnswer.swift", file_ModelKit_Archive_PlainAnswer_swift),
  FILE("ModelKit/Archive/UnreadableRecord.swift", file_ModelKit_Archive_UnreadableRecord_swift),
  FILE("ModelKit/Context/ChangeJournal.swift", file_ModelKit_Context_ChangeJournal_swift),
  FILE("ModelKit/Context/ChangeRecord.swift", file_ModelKit_Context_ChangeRecord_swift),
  FILE("ModelKit/Context/ChangeSet.swift", file_ModelKit_Context_ChangeSet_swift),
  FILE("ModelKit/Context/KeyReserve.swift", file_ModelKit_Context_KeyReserve_swift),
  FILE("ModelKit/Context/LiveObjects.swift", file_ModelKit_Context_LiveObjects_swift),
  FILE("ModelKit/Context/ObjectContext.swift", file_ModelKit_Context_ObjectContext_swift),
  FILE("ModelKit/Context/ObjectStore+Changes.swift", file_ModelKit_Context_ObjectStore_Changes_swift),
  FILE("ModelKit/Context/ObjectStore+Deleting.swift", file_ModelKit_Context_ObjectStore_Deleting_swift),
  FILE("ModelKit/Context/ObjectStore+Fetching.swift", file_ModelKit_Context_ObjectStore_Fetching_swift),
  FILE("ModelKit/Context/ObjectStore+Members.swift", file_ModelKit_Context_ObjectStore_Members_swift),
  FILE("ModelKit/Context/ObjectStore+NewObjects.swift", file_ModelKit_Context_ObjectStore_NewObjects_swift),
  FILE("ModelKit/Context/ObjectStore+Others.swift", file_ModelKit_Context_ObjectStore_Others_swift),
  FILE("ModelKit/Context/ObjectStore+Performing.swift", file_ModelKit_Context_ObjectStore_Performing_swift),
  FILE("ModelKit/Context/ObjectStore+Relationships.swift", file_ModelKit_Context_ObjectStore_Relationships_swift),
  FILE("ModelKit/Context/ObjectStore+Saving.swift", file_ModelKit_Context_ObjectStore_Saving_swift),
  FILE("ModelKit/Context/ObjectStore.swift", file_ModelKit_Context_ObjectStore_swift),
  FILE("ModelKit/Context/ObjectTable.swift", file_ModelKit_Context_ObjectTable_swift),
  FILE("ModelKit/Context/Observation.swift", file_ModelKit_Context_Observation_swift),
  FILE("ModelKit/Context/PendingObjects.swift", file_ModelKit_Context_PendingObjects_swift),
  FILE("ModelKit/Context/ReadMembers.swift", file_ModelKit_Context_ReadMembers_swift),
  FILE("ModelKit/Context/SavedObject.swift", file_ModelKit_Context_SavedObject_swift),
  FILE("ModelKit/Context/UniqueIndex.swift", file_ModelKit_Context_UniqueIndex_swift),
  FILE("ModelKit/DataSources/ArrangedDataSource.swift", file_ModelKit_DataSources_ArrangedDataSource_swift),
  FILE("ModelKit/DataSources/ArrayDataSource.swift", file_ModelKit_DataSources_ArrayDataSource_swift),
  FILE("ModelKit/DataSources/DataSource.swift", file_ModelKit_DataSources_DataSource_swift),
  FILE("ModelKit/DataSources/DataSourceObservers.swift", file_ModelKit_DataSources_DataSourceObservers_swift),
  FILE("ModelKit/DataSources/EditableDataSource.swift", file_ModelKit_DataSources_EditableDataSource_swift),
  FILE("ModelKit/DataSources/FetchedResultsDataSource.swift", file_ModelKit_DataSources_FetchedResultsDataSource_swift),
  FILE("ModelKit/DataSources/FilteredDataSource.swift", file_ModelKit_DataSources_FilteredDataSource_swift),
  FILE("ModelKit/DataSources/ObjectList.swift", file_ModelKit_DataSources_ObjectList_swift),
  FILE("ModelKit/DataSources/ResultWindow.swift", file_ModelKit_DataSources_ResultWindow_swift),
  FILE("ModelKit/DataSources/RowMoves.swift", file_ModelKit_DataSources_RowMoves_swift),
  FILE("ModelKit/DataSources/SectionedDataSource.swift", file_ModelKit_DataSources_SectionedDataSource_swift),
  FILE("ModelKit/DataSources/StoredResults+Reading.swift", file_ModelKit_DataSources_StoredResults_Reading_swift),
  FILE("ModelKit/DataSources/StoredResults.swift", file_ModelKit_DataSources_StoredResults_swift),
  FILE("ModelKit/DataSources/TreeDataSource.swift", file_ModelKit_DataSources_TreeDataSource_swift),
  FILE("ModelKit/Entities/AttributeDescription.swift", file_ModelKit_Entities_AttributeDescription_swift),
  FILE("ModelKit/Entities/Entity+Naming.swift", file_ModelKit_Entities_Entity_Naming_swift),
  FILE("ModelKit/Entities/Entity+NewProperties.swift", file_ModelKit_Entities_Entity_NewProperties_swift),
  FILE("ModelKit/Entities/Entity.swift", file_ModelKit_Entities_Entity_swift),
  FILE("ModelKit/Entities/EntityKin.swift", file_ModelKit_Entities_EntityKin_swift),
  FILE("ModelKit/Entities/EntityNumber.swift", file_ModelKit_Entities_EntityNumber_swift),
  FILE("ModelKit/Entities/EntityReader.swift", file_ModelKit_Entities_EntityReader_swift),
  FILE("ModelKit/Entities/PropertyDeclarations.swift", file_ModelKit_Entities_PropertyDeclarations_swift),
  FILE("ModelKit/Entities/RelationshipDescription.swift", file_ModelKit_Entities_RelationshipDescription_swift),
  FILE("ModelKit/Entities/Schema.swift", file_ModelKit_Entities_Schema_swift),
  FILE("ModelKit/Notifications/TypedNotification.swift", file_ModelKit_Notifications_TypedNotification_swift),
  FILE("ModelKit/Objects/Attribute.swift", file_ModelKit_Objects_Attribute_swift),
  FILE("ModelKit/Objects/ManagedObject+Keys.swift", file_ModelKit_Objects_ManagedObject_Keys_swift),
  FILE("ModelKit/Objects/ManagedObject+Properties.swift", file_ModelKit_Objects_ManagedObject_Properties_swift),
  FILE("ModelKit/Objects/ManagedObject.swift", file_ModelKit_Objects_ManagedObject_swift),
  FILE("ModelKit/Objects/Model.swift", file_ModelKit_Objects_Model_swift),
  FILE("ModelKit/Objects/NearestName.swift", file_ModelKit_Objects_NearestName_swift),
  FILE("ModelKit/Objects/ObjectID.swift", file_ModelKit_Objects_ObjectID_swift),
  FILE("ModelKit/Objects/ObjectLifeCycle.swift", file_ModelKit_Objects_ObjectLifeCycle_swift),
  FILE("ModelKit/Objects/ObjectSeed.swift", file_ModelKit_Objects_ObjectSeed_swift),
  FILE("ModelKit/Objects/Relationship.swift", file_ModelKit_Objects_Relationship_swift),
  FILE("ModelKit/Objects/RelationshipValue.swift", file_ModelKit_Objects_RelationshipValue_swift),
  FILE("ModelKit/Objects/Snapshot.swift", file_ModelKit_Objects_Snapshot_swift),
  FILE("ModelKit/Objects/Unwritten.swift", file_ModelKit_Objects_Unwritten_swift),
  FILE("ModelKit/Objects/UnwrittenRecord.swift", file_ModelKit_Objects_UnwrittenRecord_swift),
  FILE("ModelKit/Operations/ApplicationOperation.swift", file_ModelKit_Operations_ApplicationOperation_swift),
  FILE("ModelKit/Operations/ModelOperation.swift", file_ModelKit_Operations_ModelOperation_swift),
  FILE("ModelKit/Operations/NetworkAccess.swift", file_ModelKit_Operations_NetworkAccess_swift),
  FILE("ModelKit/Operations/OperationSpecification.swift", file_ModelKit_Operations_OperationSpecification_swift),
  FILE("ModelKit/Operations/OperationTraits.swift", file_ModelKit_Operations_OperationTraits_swift),
  FILE("ModelKit/Operations/Transfers.swift", file_ModelKit_Operations_Transfers_swift),
  FILE("ModelKit/Operations/WebAnswer.swift", file_ModelKit_Operations_WebAnswer_swift),
  FILE("ModelKit/Operations/WebDownload.swift", file_ModelKit_Operations_WebDownload_swift),
  FILE("ModelKit/Queries/ComparisonTest.swift", file_ModelKit_Queries_ComparisonTest_swift),
  FILE("ModelKit/Queries/FetchRequest.swift", file_ModelKit_Queries_FetchRequest_swift),
  FILE("ModelKit/Queries/Query.swift", file_ModelKit_Queries_Query_swift),
  FILE("ModelKit/Queries/QueryAttribute.swift", file_ModelKit_Queries_QueryAttribute_swift),
  FILE("ModelKit/Queries/QueryCondition.swift", file_ModelKit_Queries_QueryCondition_swift),
  FILE("ModelKit/Queries/QueryEvaluation.swift", file_ModelKit_Queries_QueryEvaluation_swift),
  FILE("ModelKit/Queries/QueryObject.swift", file_ModelKit_Queries_QueryObject_swift),
  FILE("ModelKit/Queries/QueryPath.swift", file_ModelKit_Queries_QueryPath_swift),
  FILE("ModelKit/Queries/QuerySort+Search.swift", file_ModelKit_Queries_QuerySort_Search_swift),
  FILE("ModelKit/Queries/QueryableValue.swift", file_ModelKit_Queries_QueryableValue_swift),
  FILE("ModelKit/Queries/SnapshotMatcher.swift", file_ModelKit_Queries_SnapshotMatcher_swift),
  FILE("ModelKit/Queries/TextSearch.swift", file_ModelKit_Queries_TextSearch_swift),
  FILE("ModelKit/Receptionist/Receptionist.swift", file_ModelKit_Receptionist_Receptionist_swift),
  FILE("ModelKit/States/Shared.swift", file_ModelKit_States_Shared_swift),
  FILE("ModelKit/States/SharedState.swift", file_ModelKit_States_SharedState_swift),
  FILE("ModelKit/Stores/DurableFile.swift", file_ModelKit_Stores_DurableFile_swift),
  FILE("ModelKit/Stores/ExaminedStorage.swift", file_ModelKit_Stores_ExaminedStorage_swift),
  FILE("ModelKit/Stores/FileEngine+Recovery.swift", file_ModelKit_Stores_FileEngine_Recovery_swift),
  FILE("ModelKit/Stores/FileEngine.swift", file_ModelKit_Stores_FileEngine_swift),
  FILE("ModelKit/Stores/FileLock.swift", file_ModelKit_Stores_FileLock_swift),
  FILE("ModelKit/Stores/MemoryEngine.swift", file_ModelKit_Stores_MemoryEngine_swift),
  FILE("ModelKit/Stores/ModelClock.swift", file_ModelKit_Stores_ModelClock_swift),
  FILE("ModelKit/Stores/ReconciledLinks.swift", file_ModelKit_Stores_ReconciledLinks_swift),
  FILE("ModelKit/Stores/Recovery.swift", file_ModelKit_Stores_Recovery_swift),
  FILE("ModelKit/Stores/SaveConflict.swift", file_ModelKit_Stores_SaveConflict_swift),
  FILE("ModelKit/Stores/StorageEngine.swift", file_ModelKit_Stores_StorageEngine_swift),
  FILE("ModelKit/Stores/StoreDescription.swift", file_ModelKit_Stores_StoreDescription_swift),
  FILE("ModelKit/Stores/StoreError.swift", file_ModelKit_Stores_StoreError_swift),
  FILE("ModelKit/Stores/StoreLocation.swift", file_ModelKit_Stores_StoreLocation_swift),
  FILE("ModelKit/Stores/StoredFacts.swift", file_ModelKit_Stores_StoredFacts_swift),
  FILE("ModelKit/Stores/StoredModels.swift", file_ModelKit_Stores_StoredModels_swift),
  FILE("ModelKit/Stores/StoredRenames.swift", file_ModelKit_Stores_StoredRenames_swift),
  FILE("ModelKit/Stores/UnknownStoreFile.swift", file_ModelKit_Stores_UnknownStoreFile_swift),
  FILE("ModelKit/Stores/WritePermission.swift", file_ModelKit_Stores_WritePermission_swift),
  FILE("ModelKit/Validation/AttributeValidation.swift", file_ModelKit_Validation_AttributeValidation_swift),
  FILE("ModelKit/Validation/BreachReason.swift", file_ModelKit_Validation_BreachReason_swift),
  FILE("ModelKit/Validation/DeniedDeletion.swift", file_ModelKit_Validation_DeniedDeletion_swift),
  FILE("ModelKit/Validation/ObjectStore+Validation.swift", file_ModelKit_Validation_ObjectStore_Validation_swift),
  FILE("ModelKit/Validation/ValidationError.swift", file_ModelKit_Validation_ValidationError_swift),
  FILE("ModelKit/Values/AttributeConvertible.swift", file_ModelKit_Values_AttributeConvertible_swift),
  FILE("ModelKit/Values/AttributeType.swift", file_ModelKit_Values_AttributeType_swift),
  FILE("ModelKit/Values/AttributeValue.swift", file_ModelKit_Values_AttributeValue_swift),
  FILE("ModelKit/Values/Average.swift", file_ModelKit_Values_Average_swift),
  FILE("ModelKit/Values/Bisection.swift", file_ModelKit_Values_Bisection_swift),
  FILE("ModelKit/Values/Collation.swift", file_ModelKit_Values_Collation_swift),
  FILE("ModelKit/Values/CountedNoun.swift", file_ModelKit_Values_CountedNoun_swift),
  FILE("ModelKit/Values/DateText.swift", file_ModelKit_Values_DateText_swift),
  FILE("ModelKit/Values/DateTextReader.swift", file_ModelKit_Values_DateTextReader_swift),
  FILE("ModelKit/Values/DecimalText.swift", file_ModelKit_Values_DecimalText_swift),
  FILE("ModelKit/Values/ErrorSentence.swift", file_ModelKit_Values_ErrorSentence_swift),
  FILE("ModelKit/Values/FoldedScalars.swift", file_ModelKit_Values_FoldedScalars_swift),
  FILE("ModelKit/Values/Literals.swift", file_ModelKit_Values_Literals_swift),
  FILE("ModelKit/Values/NumberValues.swift", file_ModelKit_Values_NumberValues_swift),
  FILE("ModelKit/Values/Ordering.swift", file_ModelKit_Values_Ordering_swift),
  FILE("ModelKit/Values/StoredType.swift", file_ModelKit_Values_StoredType_swift),
  FILE("ModelKit/Values/SystemReason.swift", file_ModelKit_Values_SystemReason_swift),
  FILE("ModelKit/Values/TextValues.swift", file_ModelKit_Values_TextValues_swift),
  FILE("ModelKit/Values/ValueComparison.swift", file_ModelKit_Values_ValueComparison_swift),
  FILE("ModelKit/Values/ValueConversion.swift", file_ModelKit_Values_ValueConversion_swift),
  FILE("Project/Application/ApplicationDelegate+Generated.swift.mustache", file_Project_Application_ApplicationDelegate_Generated_swift_mustache),
  FILE("Project/Application/ApplicationDelegate.swift.mustache", file_Project_Application_ApplicationDelegate_swift_mustache),
  FILE("Project/Application/Texts+Generated.swift.mustache", file_Project_Application_Texts_Generated_swift_mustache),
  FILE("Project/Application/main.swift.mustache", file_Project_Application_main_swift_mustache),
  FILE("Project/Controllers/Controller.swift.mustache", file_Project_Controllers_Controller_swift_mustache),
  FILE("Project/Controllers/ControllerMembers.swift.mustache", file_Project_Controllers_ControllerMembers_swift_mustache),
  FILE("Project/Controllers/DetailController+Generated.swift.mustache", file_Project_Controllers_DetailController_Generated_swift_mustache),
  FILE("Project/Controllers/FormController+Generated.swift.mustache", file_Project_Controllers_FormController_Generated_swift_mustache),
  FILE("Project/Controllers/NavigationController+Generated.swift.mustache", file_Project_Controllers_NavigationController_Generated_swift_mustache),
  FILE("Project/Controllers/NavigationController.swift.mustache", file_Project_Controllers_NavigationController_swift_mustache),
  FILE("Project/Controllers/TableController+Generated.swift.mustache", file_Project_Controllers_TableController_Generated_swift_mustache),
  FILE("Project/DataSources/TableDataSource+Generated.swift.mustache", file_Project_DataSources_TableDataSource_Generated_swift_mustache),
  FILE("Project/DataSources/ViewConfiguration+Generated.swift.mustache", file_Project_DataSources_ViewConfiguration_Generated_swift_mustache),
  FILE("Project/Header.mustache", file_Project_Header_mustache),
  FILE("Project/Kits/Package.swift.mustache", file_Project_Kits_Package_swift_mustache),
  FILE("Project/Kits/README.md.mustache", file_Project_Kits_README_md_mustache),
  FILE("Project/Models/Model+Generated.swift.mustache", file_Project_Models_Model_Generated_swift_mustache),
  FILE("Project/Models/Model.swift.mustache", file_Project_Models_Model_swift_mustache),
  FILE("Project/Operations/Operation+Generated.swift.mustache", file_Project_Operations_Operation_Generated_swift_mustache),
  FILE("Project/Operations/Operation.swift.mustache", file_Project_Operations_Operation_swift_mustache),
  FILE("Project/Package.swift.mustache", file_Project_Package_swift_mustache),
  FILE("Project/README.md.mustache", file_Project_README_md_mustache),
  FILE("Project/Services/Service+Generated.swift.mustache", file_Project_Services_Service_Generated_swift_mustache),
  FILE("Project/Services/Service.swift.mustache", file_Project_Services_Service_swift_mustache),
  FILE("Project/States/State+Generated.swift.mustache", file_Project_States_State_Generated_swift_mustache),
  FILE("Project/Stores/Store+Generated.swift.mustache", file_Project_Stores_Store_Generated_swift_mustache),
  FILE("Project/Stores/Store.swift.mustache", file_Project_Stores_Store_swift_mustache),
  FILE("Project/Tests/ApplicationTests+Generated.swift.mustache", file_Project_Tests_ApplicationTests_Generated_swift_mustache),
  FILE("Project/Tests/ControllerActionTests.swift.mustache", file_Project_Tests_ControllerActionTests_swift_mustache),
  FILE("Project/Tests/DetailControllerTests+Generated.swift.mustache", file_Project_Tests_DetailControllerTests_Generated_swift_mustache),
  FILE("Project/Tests/FormControllerTests+Generated.swift.mustache", file_Project_Tests_FormControllerTests_Generated_swift_mustache),
  FILE("Project/Tests/ModelTests+Generated.swift.mustache", file_Project_Tests_ModelTests_Generated_swift_mustache),
  FILE("Project/Tests/ModelTests.swift.mustache", file_Project_Tests_ModelTests_swift_mustache),
  FILE("Project/Tests/ObservationTests.swift.mustache", file_Project_Tests_ObservationTests_swift_mustache),
  FILE("Project/Tests/OperationTests+Generated.swift.mustache", file_Project_Tests_OperationTests_Generated_swift_mustache),
  FILE("Project/Tests/OperationTests.swift.mustache", file_Project_Tests_OperationTests_swift_mustache),
  FILE("Project/Tests/Samples+Generated.swift.mustache", file_Project_Tests_Samples_Generated_swift_mustache),
  FILE("Project/Tests/ServiceTests+Generated.swift.mustache", file_Project_Tests_ServiceTests_Generated_swift_mustache),
  FILE("Project/Tests/StateTests+Generated.swift.mustache", file_Project_Tests_StateTests_Generated_swift_mustache),
  FILE("Project/Tests/StoreTests+Generated.swift.mustache", file_Project_Tests_StoreTests_Generated_swift_mustache),
  FILE("Project/Tests/TableControllerTests+Generated.swift.mustache", file_Project_Tests_TableControllerTests_Generated_swift_mustache),
  FILE("Project/Tests/TableViewTests+Generated.swift.mustache", file_Project_Tests_TableViewTests_Generated_swift_mustache),
  FILE("Project/Tests/TextsTests+Generated.swift.mustache", file_Project_Tests_TextsTests_Generated_swift_mustache),
  FILE("Project/Tests/TypeNames+Generated.swift.mustache", file_Project_Tests_TypeNames_Generated_swift_mustache),
  FILE("Project/Tests/UnsampledModelTests+Generated.swift.mustache", file_Project_Tests_UnsampledModelTests_Generated_swift_mustache),
  FILE("Project/Tests/ViewTests+Generated.swift.mustache", file_Project_Tests_ViewTests_Generated_swift_mustache),
  FILE("Project/Views/TableView+Generated.swift.mustache", file_Project_Views_TableView_Generated_swift_mustache),
  FILE("Project/Views/View+Generated.swift.mustache", file_Project_Views_View_Generated_swift_mustache),
  FILE("Project/Views/View.swift.mustache", file_Project_Views_View_swift_mustache),
  FILE("Project/gitattributes.mustache", file_Project_gitattributes_mustache),
  FILE("Project/gitignore.mustache", file_Project_gitignore_mustache),
  FILE("Project/pre-commit-config.yaml.mustache", file_Project_pre_commit_config_yaml_mustache),
  FILE("Project/swiftlint-rules.mustache", file_Project_swiftlint_rules_mustache),
  FILE("Project/workflow.yml.mustache", file_Project_workflow_yml_mustache),
  FILE("SQLiteStorage/ArchiveTable.swift", file_SQLiteStorage_ArchiveTable_swift),
  FILE("SQLiteStorage/ChangedColumns.swift", file_SQLiteStorage_ChangedColumns_swift),
  FILE("SQLiteStorage/ConditionTranslation.swift", file_SQLiteStorage_ConditionTranslation_swift),
  FILE("SQLiteStorage/DatabaseFile.swift", file_SQLiteStorage_DatabaseFile_swift),
  FILE("SQLiteStorage/DatabaseLayout+Making.swift", file_SQLiteStorage_DatabaseLayout_Making_swift),
  FILE("SQLiteStorage/DatabaseLayout+Renaming.swift", file_SQLiteStorage_DatabaseLayout_Renaming_swift),
  FILE("SQLiteStorage/DatabaseLayout.swift", file_SQLiteStorage_DatabaseLayout_swift),
  FILE("SQLiteStorage/DatabaseRecovery.swift", file_SQLiteStorage_DatabaseRecovery_swift),
  FILE("SQLiteStorage/EntityTable.swift", file_SQLiteStorage_EntityTable_swift),
  FILE("SQLiteStorage/FormerColumn.swift", file_SQLiteStorage_FormerColumn_swift),
  FILE("SQLiteStorage/FormerLayout.swift", file_SQLiteStorage_FormerLayout_swift),
  FILE("SQLiteStorage/LinkSource.swift", file_SQLiteStorage_LinkSource_swift),
  FILE("SQLiteStorage/LinkTable.swift", file_SQLiteStorage_LinkTable_swift),
  FILE("SQLiteStorage/LogFiles.swift", file_SQLiteStorage_LogFiles_swift),
  FILE("SQLiteStorage/PathTranslation.swift", file_SQLiteStorage_PathTranslation_swift),
  FILE("SQLiteStorage/QueryTranslation.swift", file_SQLiteStorage_QueryTranslation_swift),
  FILE("SQLiteStorage/RecoveredLinks.swift", file_SQLiteStorage_RecoveredLinks_swift),
  FILE("SQLiteStorage/RecoveredRow.swift", file_SQLiteStorage_RecoveredRow_swift),
  FILE("SQLiteStorage/RecoveredRows.swift", file_SQLiteStorage_RecoveredRows_swift),
  FILE("SQLiteStorage/RecoveredTable.swift", file_SQLiteStorage_RecoveredTable_swift),
  FILE("SQLiteStorage/RowReader.swift", file_SQLiteStorage_RowReader_swift),
  FILE("SQLiteStorage/RowWriter.swift", file_SQLiteStorage_RowWriter_swift),
  FILE("SQLiteStorage/SQLName.swift", file_SQLiteStorage_SQLName_swift),
  FILE("SQLiteStorage/SQLText.swift", file_SQLiteStorage_SQLText_swift),
  FILE("SQLiteStorage/SQLiteConnection.swift", file_SQLiteStorage_SQLiteConnection_swift),
  FILE("SQLiteStorage/SQLiteEngine+Queries.swift", file_SQLiteStorage_SQLiteEngine_Queries_swift),
  FILE("SQLiteStorage/SQLiteEngine+Recovery.swift", file_SQLiteStorage_SQLiteEngine_Recovery_swift),
  FILE("SQLiteStorage/SQLiteEngine+Rows.swift", file_SQLiteStorage_SQLiteEngine_Rows_swift),
  FILE("SQLiteStorage/SQLiteEngine.swift", file_SQLiteStorage_SQLiteEngine_swift),
  FILE("SQLiteStorage/SQLiteFailure.swift", file_SQLiteStorage_SQLiteFailure_swift),
  FILE("SQLiteStorage/SQLiteFunctions.swift", file_SQLiteStorage_SQLiteFunctions_swift),
  FILE("SQLiteStorage/SQLiteStatement.swift", file_SQLiteStorage_SQLiteStatement_swift),
  FILE("SQLiteStorage/SharedConnection.swift", file_SQLiteStorage_SharedConnection_swift),
  FILE("SQLiteStorage/StoredDecimal.swift", file_SQLiteStorage_StoredDecimal_swift),
  FILE("SQLiteStorage/StoredModels+Database.swift", file_SQLiteStorage_StoredModels_Database_swift),
  FILE("SQLiteStorage/StoredUUID.swift", file_SQLiteStorage_StoredUUID_swift),
  FILE("SQLiteStorage/TableIndex.swift", file_SQLiteStorage_TableIndex_swift),
  FILE("SQLiteStorage/UnfitProperties.swift", file_SQLiteStorage_UnfitProperties_swift),
  FILE("SQLiteStorage/WrittenRules.swift", file_SQLiteStorage_WrittenRules_swift),
  FILE("ServiceKit/AnswerCache.swift", file_ServiceKit_AnswerCache_swift),
  FILE("ServiceKit/ServiceCall.swift", file_ServiceKit_ServiceCall_swift),
  FILE("ServiceKit/ServiceDescription.swift", file_ServiceKit_ServiceDescription_swift),
  FILE("ServiceKit/ServiceError.swift", file_ServiceKit_ServiceError_swift),
  FILE("ServiceKit/ServiceRequest.swift", file_ServiceKit_ServiceRequest_swift),
  FILE("ServiceKit/WebService.swift", file_ServiceKit_WebService_swift),
  FILE("ServiceTesting/LoopbackServer.swift", file_ServiceTesting_LoopbackServer_swift),
};
const unsigned long embeddedFileCount = sizeof(embeddedFiles) / sizeof(embeddedFiles[0]);
