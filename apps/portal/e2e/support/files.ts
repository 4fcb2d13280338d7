import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import type { Download, Page } from 'playwright';

/** The smallest content that the server accepts as a PDF. */
export const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');

/** Chooses a file in the open dialog. Defaults to a PDF. */
export async function chooseFile(page: Page, name: string, content: Buffer = pdf): Promise<void> {
  const file = { name, mimeType: 'application/octet-stream', buffer: content };
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
}

/** Reads the rows of a downloaded CSV file. Commas between quotes separate no cells. */
export async function readCsv(download: Download): Promise<string[][]> {
  const text = await readFile(await download.path(), 'utf8');
  const lines = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');
  return lines.map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((cell) => cell.replaceAll(/^"|"$/g, '')));
}

/** Reads the rows of a downloaded XLSX file, as a spreadsheet application shows them. */
export async function readXlsx(download: Download): Promise<string[][]> {
  const { Sheets, SheetNames } = read(await readFile(await download.path()));
  const sheet = Sheets[SheetNames[0] ?? ''];
  return sheet ? utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, defval: '' }) : [];
}
