import { callerHeaders, type Failure, noAnswer, type Result, type Schemas, settings } from './client';

export type StoredFile = Schemas['StoredFile'];

export interface UploadOptions {
  /** `IMAGE` is refused when the content is no image. */
  fileType: 'IMAGE' | 'DOCUMENT';
  fileUploadType: Schemas['FileUploadType'];
  /** Stops it. */
  signal?: AbortSignal;
  /** Says which share is sent, from 0 to 1. */
  onProgress?: (share: number) => void;
}

interface Envelope {
  success?: boolean;
  message?: string;
  payload?: StoredFile | null;
  errors?: readonly { message: string }[];
}

/**
 * Stores a file. Rejects with an `Error` of the server's words, as a field for files shows them.
 * By XMLHttpRequest: fetch does not tell how much of a body has been sent.
 */
export function uploadFile(file: File, options: UploadOptions): Promise<StoredFile> {
  const { fileType, fileUploadType, signal, onProgress } = options;
  const { baseUrl = '', onSessionEnded } = settings();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${baseUrl}/api/file/upload?${new URLSearchParams({ fileType, fileUploadType })}`);
    for (const [name, value] of Object.entries(callerHeaders())) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new Error(noAnswer().message));
    request.onabort = () => reject(new DOMException('', 'AbortError'));
    request.onload = () => {
      const { success, message, payload, errors } = (request.response ?? {}) as Envelope;
      if (request.status === 401) onSessionEnded?.();
      if (success && payload) resolve(payload);
      else reject(new Error(errors?.[0]?.message ?? message ?? request.statusText));
    };
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    const body = new FormData();
    body.append('file', file);
    request.send(body);
  });
}

/**
 * Sends the image of a form, which calls it `image`. What was taken is not sent again when the rest is refused: it keeps its
 * id until another one is chosen.
 */
export function imageSender(fileUploadType: UploadOptions['fileUploadType']) {
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

/** What the server says of the stored file stands at the image of the form. */
export const atImage = (failure: Failure): Failure => ({
  ...failure,
  errors: failure.errors.map((each) => (each.field === 'dbfileId' ? { ...each, field: 'image' } : each)),
});

/** The bytes at an address of the API: a stored file, a receipt. Rejects with an `Error` of the server's words. */
export async function fetchFile(fileUrl: string, signal?: AbortSignal): Promise<Blob> {
  const { baseUrl = '', onSessionEnded } = settings();
  const request = fetch(baseUrl + fileUrl, { headers: callerHeaders(), signal: signal ?? null });
  const answer = await request.catch((error: unknown) => {
    throw new Error(noAnswer(error).message);
  });
  if (answer.status === 401) onSessionEnded?.();
  if (answer.ok) return answer.blob();
  const envelope = (await answer.json().catch(() => ({}))) as Envelope;
  throw new Error(envelope.message ?? answer.statusText);
}
