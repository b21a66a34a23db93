// Makes pictures of codes, by the library that reads them in the tests. Part of make.sh.
import { readFile, writeFile } from 'node:fs/promises';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

const folder = new URL('codes/', import.meta.url);
const wasmBinary = await readFile(
  new URL('../../node_modules/zxing-wasm/dist/writer/zxing_writer.wasm', import.meta.url),
);
await prepareZXingModule({ overrides: { wasmBinary: wasmBinary.buffer }, fireImmediately: true });

/** File -> format and text. */
const CODES = {
  qr: ['QRCode', 'https://nacre.example/pearl?name=Zoë'],
  ean13: ['EAN13', '4006381333931'],
  code128: ['Code128', 'NACRE-128'],
  datamatrix: ['DataMatrix', 'Nacre data'],
  pdf417: ['PDF417', 'Nacre 417'],
};
for (const [name, [format, text]] of Object.entries(CODES)) {
  const { image, error } = await writeBarcode(text, { format, scale: 4, withQuietZones: true });
  if (error) throw new Error(`${name}: ${error}`);
  await writeFile(new URL(`${name}.png`, folder), Buffer.from(await image.arrayBuffer()));
}
