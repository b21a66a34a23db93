import type { DownloadFileResult } from '../types.js';
import type { Provider } from '../../../types.js';
import { sentName } from './file-name.js';
import { checkUrl, toHeaders } from './http.js';
import { save } from '../../files/web/save.js';
import { withPath } from '../../files/web/temp-files.js';
import { percent, transferFor } from './transfer.js';

const SUBJECT = 'downloadFile';

export const downloadFile: Provider<'downloadFile'> = async (options, context): Promise<DownloadFileResult> => {
  const { url, header, withCredentials = false, saveAs = false } = options;
  checkUrl(SUBJECT, url);
  const received = (totalBytesWritten: number, totalBytesExpectedToWrite: number) =>
    context.report('progress', {
      progress: percent(totalBytesWritten, totalBytesExpectedToWrite),
      totalBytesWritten,
      totalBytesExpectedToWrite,
    });
  const answer = await transferFor(
    SUBJECT,
    { method: 'GET', url, headers: toHeaders(SUBJECT, header), withCredentials, received },
    context,
  );
  const { status: statusCode, body } = answer;
  // Where the server did not tell the size, this is the first time that it is known.
  received(body.size, body.size);
  const name = sentName(answer.headers['content-disposition'] ?? '', answer.url || url);
  const file = new File([body], name, { type: body.type });
  // The user may take any time to choose where.
  context.wait(0);
  const isWanted = saveAs !== false && statusCode >= 200 && statusCode < 300;
  const savedFilePath = isWanted && (await save(file, saveAs === true ? name : saveAs || name, context.signal));
  context.signal.throwIfAborted();
  return {
    tempFilePath: withPath(file).path,
    fileName: name,
    file: withPath(file),
    statusCode,
    header: answer.headers,
    ...(savedFilePath !== false && { savedFilePath }),
  };
};
