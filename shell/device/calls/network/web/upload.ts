import { textOf } from '../../../../../elements/base/charset.js';
import type { UploadFileOptions, UploadPart } from '../types.js';
import type { Provider } from '../../../types.js';
import { fileName } from './file-name.js';
import { checkUrl, invalid, toHeaders } from './http.js';
import { toForm } from './query.js';
import { fileAt } from '../../files/web/temp-files.js';
import { percent, transferFor } from './transfer.js';

const SUBJECT = 'uploadFile';

/** The files to send, in a form's terms. */
function partsOf({ files, file, filePath, name }: Readonly<UploadFileOptions>): readonly UploadPart[] {
  if (files?.length) return files;
  return [{ ...(name !== undefined && { name }), ...(file ? { file } : { uri: filePath! }) }];
}

async function read({ file, uri }: UploadPart, signal: AbortSignal): Promise<Blob> {
  try {
    const found = file ?? (await fileAt(uri!, signal));
    // A file that is gone from the disk, or a folder, is found out here and not in the middle of the upload.
    await found.slice(0, 1).arrayBuffer();
    return found;
  } catch (cause) {
    signal.throwIfAborted();
    // What is on a server fails as a request does.
    if (!file && !/^(?:blob|data):/i.test(uri!)) throw cause;
    const text = file ? 'file: expected a file that can be read' : `filePath: ${(cause as Error).message}`;
    throw invalid(SUBJECT, text, cause);
  }
}

function formOf(fields: object): FormData {
  try {
    return toForm(fields);
  } catch (cause) {
    throw invalid(SUBJECT, `formData: expected what can be sent as text: ${(cause as Error).message}`, cause);
  }
}

export const uploadFile: Provider<'uploadFile'> = async (options, context) => {
  const { url, formData = {}, withCredentials = false } = options;
  checkUrl(SUBJECT, url);
  const headers = toHeaders(SUBJECT, options.header);
  // The browser's has the form's boundary in it.
  headers.delete('content-type');
  const form = formOf(formData);
  const parts = partsOf(options);
  const files = await Promise.all(parts.map((part) => read(part, context.signal)));
  files.forEach((file, index) => {
    const { name = 'file', uri } = parts[index]!;
    form.append(name, file, fileName(file, uri));
  });
  const sent = (totalBytesSent: number, totalBytesExpectedToSend: number) =>
    context.report('progress', {
      progress: percent(totalBytesSent, totalBytesExpectedToSend),
      totalBytesSent,
      totalBytesExpectedToSend,
    });
  const request = { method: 'POST', url, headers, body: form, withCredentials, sent } as const;
  const { status, headers: header, body } = await transferFor(SUBJECT, request, context);
  return { statusCode: status, data: textOf(await body.arrayBuffer(), header['content-type']), header };
};
