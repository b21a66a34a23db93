import { expect, test } from '@playwright/test';

test('server: the page has the tags with their attributes before any script runs', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toMatch(/<nc-input [^>]*label="Name"/);
  expect(html).toMatch(/<nc-textarea [^>]*auto-height/);
  expect(html).toMatch(/<nc-tabs [^>]*value="first"/);
  expect(html).toMatch(/<nc-picker [^>]*range="\[&quot;Red&quot;/);
  expect(html).toMatch(/<span slot="prefix">@<\/span>/);
});
