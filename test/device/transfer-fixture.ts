/** The server of test/tools/servers/transfer-fixtures.mjs. */
export const SERVER = '/__transfer__/';
/** The same server under another name is another origin. */
export const OTHER_ORIGIN = location.origin.replace('localhost', '127.0.0.1');

/** SHA-256 in hexadecimal digits. */
export async function hashOf(file: Blob): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A file of random bytes. */
export function randomFile(size: number, name = 'pearls.bin', type = 'application/octet-stream'): File {
  const block = 65_536;
  const parts = Array.from({ length: Math.ceil(size / block) }, (_, index) =>
    crypto.getRandomValues(new Uint8Array(Math.min(block, size - index * block))),
  );
  return new File(parts, name, { type });
}
