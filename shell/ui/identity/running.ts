import type { AccessHost as App } from './guarded.js';

let running: App | undefined;

/** Makes this the app that runs in the document. Returns a function that ends it. */
export function runApp(app: App): () => void {
  running = app;
  return () => {
    if (running === app) running = undefined;
  };
}

/** The app that runs in the document, for calls that are no hooks. */
export function runningApp(subject: string): App {
  if (!running) throw new Error(`${subject}: expected an app that <AppShell> shows`);
  return running;
}
