// Three tabs of rows and a detail, as in row k of the peer harness; and a sheet, which the last row of a screen opens.
import 'nacre/tokens.css';
import { navigateTo } from 'nacre/device';
import { AppShell, defineApp, usePage } from 'nacre/shell';
import { createRoot } from 'react-dom/client';

const ROWS = Array.from({ length: 20 }, (_, index) => index + 1);
const SHEET_ROW = 10;
const tab = () => (
  <main>
    {ROWS.map((row) => (
      <button
        type="button"
        className="row"
        key={row}
        onClick={() => navigateTo({ url: row === SHEET_ROW ? '/sheet' : `/detail/${row}` })}
      >
        Item {row}
      </button>
    ))}
  </main>
);
function Detail() {
  const { id = 'sheet' } = usePage().params;
  return (
    <main>
      <p>Text of item {id}.</p>
      {ROWS.map((row) => (
        <div className="row" key={row}>
          Line {row}
        </div>
      ))}
    </main>
  );
}

const TABS = ['/tab1', '/tab2', '/tab3'];
const app = defineApp({
  pages: [
    ...TABS.map((path) => ({ path, load: () => tab })),
    { path: '/detail/:id', load: () => Detail, style: { navigationBarTitleText: 'Detail' } },
    { path: '/sheet', load: () => Detail, presentation: 'sheet', style: { navigationBarTitleText: 'Sheet' } },
  ],
  tabBar: { list: TABS.map((pagePath) => ({ pagePath, text: pagePath })) },
});
createRoot(document.getElementById('host')!).render(<AppShell app={app} />);

const bench = {
  /** Whether the page of this route has arrived on top. */
  rests(route: string): boolean {
    const { entries, leaving } = app.router.getSnapshot();
    const top = entries.at(-1);
    return top?.phase === 'active' && leaving.length === 0 && top.route === route;
  },
};
Object.assign(window, { bench });
