/**
 * Large data of the package are modules with a text: compressed by zlib, in base64. So every bundler takes them without a
 * setting, and they arrive as small as their server could make them. test/tools/package/packed.mjs writes them.
 */
export async function unpack(text: string): Promise<ArrayBuffer> {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const { readable, writable } = new DecompressionStream('deflate');
  const writer = writable.getWriter();
  const [unpacked] = await Promise.all([new Response(readable).arrayBuffer(), writer.write(bytes), writer.close()]);
  return unpacked;
}

/** The same for what was a text. */
export const unpackText = async (text: string): Promise<string> => new TextDecoder().decode(await unpack(text));
