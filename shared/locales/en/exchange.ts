/** What is said of files that go to other computers and come from there. */
export const exchange = {
  'change.imported': 'Import {{name}}',
  'exchange.bundle': 'Campaign bundle',
  'exchange.libraryFile': 'Library',
  'exchange.json': 'JSON document',
  'exchange.csv': 'CSV list',
  'exchange.list.character': 'Characters',
  'exchange.list.monster': 'Monsters',
  'refusal.NOT_A_BUNDLE': 'This file is not one that the app writes. Nothing was imported.',
  'refusal.BUNDLE_TOO_NEW':
    'A newer version of Campaign Desk wrote this file. Please update the app; nothing was imported.',
  'refusal.BUNDLE_DAMAGED': 'The file is damaged or cut short. Nothing was imported.',
  'refusal.BUNDLE_ENTRY':
    'The file holds something that does not belong there ({{place}}). Nothing was imported.',
  'refusal.BUNDLE_TOO_LARGE':
    'The file holds more bytes than are allowed ({{most, number}}). Nothing was imported.',
  'refusal.BUNDLE_TOO_MANY':
    'The file holds more entries than are allowed ({{most, number}}). Nothing was imported.',
  'refusal.BUNDLE_BOMB': 'The file would swell far beyond its size. Nothing was imported.',
  'refusal.JSON_UNREADABLE': 'This cannot be read: {{place}}. Nothing was imported.',
  'refusal.JSON_TOO_DEEP': 'Nested too deeply: {{place}}. Nothing was imported.',
  'refusal.JSON_NUMBER': 'Not a usable number: {{place}}. Nothing was imported.',
  'refusal.JSON_TOO_LONG': 'A text is too long: {{place}}. Nothing was imported.',
  'refusal.JSON_TOO_MANY': 'Too much in one document: {{place}}. Nothing was imported.',
  'refusal.JSON_KEY': 'A name that is not allowed: {{place}}. Nothing was imported.',
  'refusal.BUNDLE_FORM': 'Not as it should be: {{place}}. Nothing was imported.',
  'refusal.BUNDLE_REFERENCE': 'Something is missing that is named here: {{place}}. Nothing was imported.',
  'refusal.BUNDLE_PORTRAIT':
    'A portrait is none, or not the one that it says it is: {{place}}. Nothing was imported.',
  'refusal.BUNDLE_EVENTS':
    'An encounter’s history is not as it was written: {{place}}. Nothing was imported.',
  'refusal.BUNDLE_DOCUMENTS_one':
    '{{count, number}} document of the file is not as it should be. Nothing was imported.',
  'refusal.BUNDLE_DOCUMENTS_other':
    '{{count, number}} documents of the file are not as they should be. Nothing was imported.',
  'refusal.BUNDLE_UNREAD_one': '{{count, number}} more document was not looked at.',
  'refusal.BUNDLE_UNREAD_other': '{{count, number}} more documents were not looked at.',
  'refusal.OTHER_SYSTEM':
    'The document belongs to another rule system than the campaign. Nothing was imported.',
  'refusal.CHOICE_NEEDED': 'Choose first which of both to keep.',
  'refusal.CANNOT_REPLACE': 'Theirs cannot take the place of ours. Have both, or keep ours.',
  'refusal.CANCELLED': 'Stopped. Nothing of it stays.',
  'refusal.FILE_NOT_READ': 'The file cannot be read.',
  'refusal.CSV_COLUMNS':
    'The list’s columns are not known, or there is none of names: {{place}}. Nothing was imported.',
  'refusal.CSV_UNREADABLE':
    'This is not a list that can be read (row {{row, number}}). Nothing was imported.',
  'exchange.fault.JSON_UNREADABLE': 'cannot be read',
  'exchange.fault.JSON_TOO_DEEP': 'nested too deeply',
  'exchange.fault.JSON_NUMBER': 'not a usable number',
  'exchange.fault.JSON_TOO_LONG': 'a text is too long',
  'exchange.fault.JSON_TOO_MANY': 'too much in one document',
  'exchange.fault.JSON_KEY': 'a name that is not allowed',
  'exchange.fault.BUNDLE_DAMAGED': 'damaged or cut short',
  'exchange.fault.BUNDLE_FORM': 'not as it should be',
  'exchange.fault.BUNDLE_REFERENCE': 'something is missing that is named here',
  'exchange.fault.BUNDLE_EVENTS': 'not as it was written',
  'exchange.fault.BUNDLE_PORTRAIT': 'no portrait, or not the one that it says it is',
  'exchange.fieldFault': '{{place}}: {{fault}}',
  'exchange.cellFault': 'Row {{row, number}}, {{column}}: {{fault}}',
  'refusal.CSV_ROWS_one':
    '{{count, number}} cell is not what the rules allow; the first is in row {{row, number}}, {{column}}. Nothing was imported.',
  'refusal.CSV_ROWS_other':
    '{{count, number}} cells are not what the rules allow; the first is in row {{row, number}}, {{column}}. Nothing was imported.',
} as const;
