import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { uuidv7 } from '../db/ids.ts';
import type { files } from '../db/schema/index.ts';
import type { Storage } from '../ports/storage.ts';

/** One letter-size page with these lines; the first is the title. Supports Latin-1 only. */
function demoPdf(lines: readonly string[]): Buffer {
  const escaped = lines.map((line) => line.replace(/[\\()]/g, '\\$&'));
  const text = escaped.map((line, index) => `/F1 ${index === 0 ? 24 : 13} Tf (${line}) Tj 0 -30 Td`).join('\n');
  const page = `BT 72 700 Td\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(page, 'latin1')} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + end, 'latin1');
}

interface DemoFile {
  agencyId: string;
  uploadedBy: string;
  uploadType: string;
  /** File name and first line. */
  title: string;
  lines: readonly string[];
  /** Unix milliseconds. */
  created: number;
}

/** Stores a small PDF and returns its row. */
export async function storeDemoPdf(
  storage: Storage,
  { title, lines, created, ...values }: DemoFile,
): Promise<typeof files.$inferInsert & { id: string }> {
  const content = demoPdf([title, ...lines]);
  const storageKey = uuidv7(created);
  await storage.write(storageKey, Readable.from([content]));
  return {
    id: uuidv7(created),
    ...values,
    storageKey,
    name: `${title}.pdf`,
    contentType: 'application/pdf',
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    createdAt: new Date(created),
  };
}
