/** Cell formats of the sheet, by their places in `xl/styles.xml`. */
export const sheetStyles = { plain: 0, heading: 1, amount: 2, day: 3, time: 4 } as const;
export type SheetStyle = keyof typeof sheetStyles;

/** Path of the sheet in the file. */
export const SHEET_PATH = 'xl/worksheets/sheet1.xml';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Code of a character in the notation of SpreadsheetML. */
const codeOf = (character: string): string =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/** Text of an XML element. Characters that XML does not have are written as `_x000B_`, which spreadsheets read. */
export const xmlOf = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replace(/[^\t\n\x20-\uFFFD]/g, codeOf)
    .replace(/[&<>]/g, (sign) => entities[sign] ?? sign);

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const openXml = 'http://schemas.openxmlformats.org';
const spreadsheet = `${openXml}/spreadsheetml/2006/main`;
const relationships = `${openXml}/officeDocument/2006/relationships`;
const packageParts = `${openXml}/package/2006`;
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Parts of a file with one sheet that do not depend on its rows, by path. See ECMA-376, part 1. */
export const fixedParts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${declaration}<Types xmlns="${packageParts}/content-types">\
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
<Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/>\
<Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/>\
<Override PartName="/${SHEET_PATH}" ContentType="${contentType}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${declaration}<Relationships xmlns="${packageParts}/relationships">\
<Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${declaration}<workbook xmlns="${spreadsheet}" xmlns:r="${relationships}">\
<sheets><sheet name="Export" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packageParts}/relationships">\
<Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/>\
<Relationship Id="rId2" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`,
  // The formats 4 (#,##0.00) and 14 (the reader's date) are built in.
  'xl/styles.xml': `${declaration}<styleSheet xmlns="${spreadsheet}">\
<numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm&quot; UTC&quot;"/></numFmts>\
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>\
<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>\
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>\
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>\
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>\
<cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>\
<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>\
<xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>\
<xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>\
<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>\
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
};
