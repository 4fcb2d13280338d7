import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configureClient } from './client';
import { createImageUploader, fetchFile, uploadFile } from './upload';

/** Part of XMLHttpRequest that an upload uses. `answer` simulates the network. */
let answer: (request: FakeRequest) => void;
class FakeRequest {
  status = 0;
  statusText = '';
  response: unknown = null;
  responseType = '';
  upload = {};
  onload = () => {};
  onerror = () => {};
  open = vi.fn();
  setRequestHeader = vi.fn();
  send = () => answer(this);
}
/** The browser returns null for a body that is not JSON. */
const respondWith = (status: number, statusText: string, response: unknown) => (request: FakeRequest) => {
  Object.assign(request, { status, statusText, response });
  request.onload();
};
const file = new File(['x'], 'policy.pdf');
const send = () => uploadFile(file, { fileType: 'DOCUMENT', fileUploadType: 'POLICY' });

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  configureClient({ uploadFailed: () => 'File size too large to upload...' });
});
afterEach(() => vi.unstubAllGlobals());

describe('a failed upload', () => {
  it.each([
    ['an empty body', respondWith(500, 'Internal Server Error', null)],
    ['the HTML page of a proxy', respondWith(413, 'Request Entity Too Large', null)],
    ['an envelope with an empty message', respondWith(500, 'Internal Server Error', { success: false, message: '' })],
    ['a success without a file', respondWith(200, 'OK', null)],
    ['no connection', (request: FakeRequest) => request.onerror()],
  ])('shows the prescribed text for %s', async (_, next) => {
    answer = next;
    await expect(send()).rejects.toThrow(/^File size too large to upload\.\.\.$/);
    const sent = await createImageUploader('CARRIER')(file);
    expect(sent).toMatchObject({
      failure: { errors: [{ field: 'image', message: 'File size too large to upload...' }] },
    });
  });

  it('shows the message of the server, or the one for the file', async () => {
    const body = { success: false, message: 'Please check the fields that are marked.' };
    answer = respondWith(400, 'Bad Request', { ...body, errors: [{ field: 'file', message: 'This file is empty' }] });
    await expect(send()).rejects.toThrow('This file is empty');
    answer = respondWith(400, 'Bad Request', body);
    await expect(send()).rejects.toThrow(body.message);
  });

  it('shows the text in the language of the product', async () => {
    configureClient({ uploadFailed: () => 'Het bestand is te groot om te uploaden…' });
    answer = respondWith(413, 'Request Entity Too Large', null);
    await expect(send()).rejects.toThrow('Het bestand is te groot om te uploaden…');
  });
});

it('an upload without permission reports the refusal', async () => {
  const refused = vi.fn();
  configureClient({ onForbidden: refused });
  answer = respondWith(403, 'Forbidden', { success: false, message: 'No', code: 'auth.forbidden', payload: null });
  await expect(send()).rejects.toThrow('No');
  expect(refused).toHaveBeenCalledOnce();
  configureClient({ onForbidden: undefined });
});

it('a successful upload returns the stored file', async () => {
  const payload = { id: 'f', fileUrl: '/api/file/f', name: 'policy.pdf', size: 1, contentType: 'application/pdf' };
  answer = respondWith(201, 'Created', { success: true, message: 'Stored', code: 'file.stored', payload });
  expect(await send()).toEqual(payload);
});

describe('a download', () => {
  it.each([
    ['/api/file/1?exp=2&sig=x', { 'Accept-Language': 'de' }],
    ['/api/agency/export', { Authorization: 'Bearer secret', 'Accept-Language': 'de', 'X-Background': '1' }],
  ])('of %s sends the token only to the API', async (url, headers) => {
    const fetched = vi.fn(() => Promise.resolve(new Response('content')));
    vi.stubGlobal('fetch', fetched);
    configureClient({ baseUrl: '', token: () => 'secret', language: () => 'de', isAway: () => true });
    expect(await (await fetchFile(url)).text()).toBe('content');
    expect(fetched).toHaveBeenCalledWith(url, { headers, signal: null });
  });

  it('reports a refusal', async () => {
    const refused = vi.fn();
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ message: 'No' }, { status: 403 })));
    configureClient({ onForbidden: refused });
    await expect(fetchFile('/api/agency/export')).rejects.toThrow('No');
    expect(refused).toHaveBeenCalledOnce();
    configureClient({ onForbidden: undefined });
  });
});
