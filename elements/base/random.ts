/** A key that no other place, tab or device has: 32 hexadecimal digits. Also where the page is not secure. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
