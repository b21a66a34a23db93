import { expect, waitUntil } from '@open-wc/testing';
import { navigateBack, navigateTo } from 'nacre/device';
import { MatchMedia } from 'nacre/react/match-media';
import { WebView } from 'nacre/react/web-view';
import type { AppDefinition } from 'nacre/shell';
import { useRef, useState } from 'react';
import { startApp, stopApps } from './start-app.js';

const PAGE = '/__fixture/page?html=Framed';

/** What the page has been told by its frame. */
function Framed() {
  const [loads, setLoads] = useState(0);
  const [said, setSaid] = useState('');
  const view = useRef<HTMLElementTagNameMap['nc-web-view']>(null);
  return (
    <>
      <WebView
        ref={view}
        src={PAGE}
        navigation
        onLoad={() => setLoads(loads + 1)}
        onMessage={({ data }) => setSaid(String(data))}
      />
      <output>
        {loads} {said}
      </output>
    </>
  );
}

function Wide() {
  const [changes, setChanges] = useState(0);
  return (
    <MatchMedia maxWidth={100_000} onChange={({ matches }) => setChanges(changes + Number(matches))}>
      <p>Not so huge {changes}</p>
      <p slot="else">Huge</p>
    </MatchMedia>
  );
}

const still = { animationType: 'none' } as const;
const definition: AppDefinition = {
  pages: [
    { path: '/framed', load: () => Framed },
    { path: '/wide', load: () => Wide },
  ],
  style: still,
};

describe('elements that show other content, in pages of the shell', () => {
  afterEach(stopApps);

  it('a web view keeps its document while its page is covered, and hears it', async () => {
    const app = await startApp(definition, { url: '/framed' });
    const page = app.top();
    const view = page.querySelector('nc-web-view')!;
    const output = page.querySelector('output')!;
    await waitUntil(() => output.textContent?.startsWith('1'));
    const framed = view.contentWindow!.document;
    framed.body.append('and changed');

    await navigateTo({ url: '/wide' });
    await app.settled();
    expect(view.getClientRects().length).to.equal(0);
    expect(view.isConnected).to.equal(true);
    await navigateBack();
    await app.settled();
    expect(view.getClientRects().length).to.equal(1);
    expect(view.contentWindow!.document === framed).to.equal(true);
    expect(framed.body.textContent).to.contain('and changed');

    const { contentWindow } = view;
    const script = framed.createElement('script');
    script.textContent = `parent.postMessage('still here', '*')`;
    framed.body.append(script);
    await waitUntil(() => output.textContent === '1 still here');
    expect(view.contentWindow === contentWindow).to.equal(true);
  });

  it('the page in a web view opens pages of the app', async () => {
    const app = await startApp(definition, { url: '/framed' });
    const view = app.top().querySelector('nc-web-view')!;
    const output = app.top().querySelector('output')!;
    await waitUntil(() => output.textContent?.startsWith('1'));
    const framed = view.contentWindow!.document;
    const script = framed.createElement('script');
    const call = { type: 'WEB_INVOKE_APPSERVICE', data: { name: 'navigateTo', arg: { url: '/wide' } } };
    script.textContent = `parent.postMessage(${JSON.stringify(call)}, '*')`;
    framed.body.append(script);
    await waitUntil(() => app.hash() === '/wide');
    await app.settled();
    const paragraphs = [...app.top().querySelectorAll('p')].filter((each) => each.getClientRects().length > 0);
    expect(paragraphs.map(({ textContent }) => textContent)).to.deep.equal(['Not so huge 0']);
  });
});
