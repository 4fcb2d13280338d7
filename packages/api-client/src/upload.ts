import {
  callerHeaders,
  type Failure,
  noResponseFailure,
  type Result,
  reportStatus,
  type Schemas,
  settings,
} from './client';

export type StoredFile = Schemas['StoredFile'];

export interface UploadOptions {
  /** The server rejects an `IMAGE` whose content is not an image. */
  fileType: 'IMAGE' | 'DOCUMENT';
  fileUploadType: Schemas['FileUploadType'];
  /** Aborts the upload. */
  signal?: AbortSignal;
  /** Called with the sent share, from 0 to 1. */
  onProgress?: (share: number) => void;
}

interface Envelope {
  success?: boolean;
  message?: string;
  payload?: StoredFile | null;
  errors?: readonly { message: string }[];
}

/** Proxies reject large bodies with their own error page, or close the connection. */
const uploadFailed = () => settings().uploadFailed?.() ?? 'File size too large to upload...';

/**
 * Stores a file. Uses XMLHttpRequest, because fetch does not report upload progress.
 * @throws {Error} With the message of the server, or a general one.
 */
export function uploadFile(file: File, options: UploadOptions): Promise<StoredFile> {
  const { fileType, fileUploadType, signal, onProgress } = options;
  const { baseUrl = '' } = settings();
  const headers = callerHeaders();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${baseUrl}/api/file/upload?${new URLSearchParams({ fileType, fileUploadType })}`);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new Error(uploadFailed()));
    request.onabort = () => reject(new DOMException('', 'AbortError'));
    request.onload = () => {
      const { success, message, payload, errors } = (request.response ?? {}) as Envelope;
      reportStatus(request.status, headers['Authorization']);
      if (success && payload) resolve(payload);
      else reject(new Error(errors?.[0]?.message || message || uploadFailed()));
    };
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    const body = new FormData();
    body.append('file', file);
    request.send(body);
  });
}

/**
 * Returns a function that uploads the image of a form. The same image is uploaded only once, even if the save fails
 * afterwards.
 */
export function createImageUploader(fileUploadType: UploadOptions['fileUploadType']) {
  let sent: { image: File; id: string } | undefined;
  return async (image: File): Promise<Result<string>> => {
    try {
      if (sent?.image !== image) {
        const { id } = await uploadFile(image, { fileType: 'IMAGE', fileUploadType });
        sent = { image, id };
      }
      return { ok: true, payload: sent.id, message: '', code: 'ok' };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const errors = [{ field: 'image', code: 'file', message }];
      return { ok: false, failure: { status: 400, code: 'file', message, errors, payload: null } };
    }
  };
}

/** Moves errors of the stored file to the `image` field. */
export const toImageErrors = (failure: Failure): Failure => ({
  ...failure,
  errors: failure.errors.map((each) => (each.field === 'dbfileId' ? { ...each, field: 'image' } : each)),
});

/**
 * Downloads a file of the API, such as a document or a receipt.
 * @throws {Error} With the message of the server, or a general one.
 */
export const fetchFile = async (fileUrl: string, signal?: AbortSignal): Promise<Blob> =>
  (await fetchAnswer(fileUrl, signal)).blob();

/**
 * Downloads a list as a file, with the number of its rows and its name.
 * @throws {Error} With the message of the server, or a general one. Also if the connection ends before the file does.
 */
export async function fetchExport(url: string): Promise<{ file: Blob; rows: number; name: string }> {
  const answer = await fetchAnswer(url);
  const file = await answer.blob().catch((error: unknown) => {
    throw new Error(noResponseFailure(error).message);
  });
  const [, name = 'export'] = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '') ?? [];
  return { file, name, rows: Number(answer.headers.get('Export-Rows')) };
}

/** A signed address needs no session. It can redirect to a bucket, which must not receive the token. */
function headersFor(fileUrl: string): Record<string, string> {
  const headers = callerHeaders();
  if (!fileUrl.startsWith('/api/file/')) return headers;
  const language = headers['Accept-Language'];
  return language === undefined ? {} : { 'Accept-Language': language };
}

async function fetchAnswer(fileUrl: string, signal?: AbortSignal): Promise<Response> {
  const { baseUrl = '' } = settings();
  const headers = headersFor(fileUrl);
  const request = fetch(baseUrl + fileUrl, { headers, signal: signal ?? null });
  const answer = await request.catch((error: unknown) => {
    throw new Error(noResponseFailure(error).message);
  });
  reportStatus(answer.status, headers['Authorization']);
  if (answer.ok) return answer;
  const envelope = (await answer.json().catch(() => ({}))) as Envelope;
  throw new Error(envelope.message ?? answer.statusText);
}
