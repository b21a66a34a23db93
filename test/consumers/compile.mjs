// Compiles projects by TypeScript 5.9 or 6, one after another in one process: the second one takes half of the time.
//   node test/consumers/compile.mjs typescript-6 a/tsconfig.json b/tsconfig.json
// prints a JSON object: the path of each with its errors, '' for none.
import { dirname } from 'node:path';

const [compiler, ...configs] = process.argv.slice(2);
const { default: ts } = await import(compiler);

/** The compiler's own declarations, which are the same for all. */
const libraries = new Map();

function compile(config) {
  const { config: json } = ts.readConfigFile(config, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(json, ts.sys, dirname(config), undefined, config);
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile;
  host.getSourceFile = (name, ...rest) => {
    if (!name.startsWith(host.getDefaultLibLocation())) return read(name, ...rest);
    if (!libraries.has(name)) libraries.set(name, read(name, ...rest));
    return libraries.get(name);
  };
  const errors = ts.getPreEmitDiagnostics(ts.createProgram(fileNames, options, host));
  return ts.formatDiagnostics(errors, { ...host, getCurrentDirectory: () => dirname(config) });
}

console.log(JSON.stringify(Object.fromEntries(configs.map((config) => [config, compile(config)]))));
