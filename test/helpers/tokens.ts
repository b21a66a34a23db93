/** Adds tokens.css to the test page. Not by an import: Vite would add its client, which needs a live server. */
export async function useTokens(): Promise<void> {
  const href = '/elements/tokens.css';
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const loaded = new Promise((resolve) => link.addEventListener('load', resolve, { once: true }));
  document.head.append(link);
  await loaded;
}
