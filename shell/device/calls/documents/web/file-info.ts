import type { Provider } from '../../../types.js';
import { fileAt } from '../../files/web/temp-files.js';

const ALGORITHMS = { sha1: 'SHA-1', sha256: 'SHA-256' } as const;

const unsupported = (reason: string): DOMException => new DOMException(reason, 'NotSupportedError');

async function digestOf(file: Blob, algorithm: string): Promise<string> {
  const digest = await crypto.subtle.digest(algorithm, await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const getFileInfo: Provider<'getFileInfo'> = async ({ filePath, digestAlgorithm }, { signal }) => {
  if (digestAlgorithm === 'md5') throw unsupported('browsers compute no md5, but sha1 and sha256');
  if (digestAlgorithm && !globalThis.crypto?.subtle) throw unsupported('a digest needs a secure page');
  const file = await fileAt(filePath, signal);
  const digest = digestAlgorithm && (await digestOf(file, ALGORITHMS[digestAlgorithm]));
  return { size: file.size, ...(digest && { digest }) };
};
