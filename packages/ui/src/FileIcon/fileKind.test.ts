import { expect, test } from 'vitest';
import { extensionOf, fileKind } from './fileKind';

test.for([
  ['Rear bumper.JPG', '', 'image'],
  ['Front elevation.webp', '', 'image'],
  ['Declarations CA-90-551287.pdf', '', 'pdf'],
  ['Vehicle schedule, 14 units.xlsx', '', 'sheet'],
  ['import.csv', 'text/plain', 'sheet'],
  ['Letter.docx', '', 'doc'],
  ['Dashcam.mov', 'video/quicktime', 'other'],
  ['scan', 'application/pdf', 'pdf'],
  ['photo', 'image/jpeg', 'image'],
  ['table', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'sheet'],
  ['letter', 'application/msword', 'doc'],
  ['unknown', '', 'other'],
  ['', '', 'other'],
] as const)('%s of type “%s” is of kind %s', ([name, type, kind]) => {
  expect(fileKind(name, type)).toBe(kind);
});

test.for([
  ['a.b.PDF', 'pdf'],
  ['.gitignore', ''],
  ['no extension', ''],
  ['Mr. Smith', ''],
  ['ends with a dot.', ''],
  ['constructor', ''],
  ['x.constructor', 'constructor'],
] as const)('the extension of %s is “%s”', ([name, extension]) => {
  expect(extensionOf(name)).toBe(extension);
});

test('does not treat names of object properties as known extensions', () => {
  expect(fileKind('x.constructor')).toBe('other');
});
