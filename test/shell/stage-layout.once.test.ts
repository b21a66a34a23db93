import { expect } from '@open-wc/testing';
import type { Entry, Phase } from 'nacre/router';
import { layoutOf, type StageRules, type StageState } from '../../shell/ui/stage/layout.js';

const PRESENTATIONS: Readonly<Record<string, 'sheet' | 'dialog'>> = { sheet: 'sheet', dialog: 'dialog' };

/** Named by its route and a number: `detail-2`. */
function entry(key: string, phase: Phase = 'covered'): Entry {
  const route = key.replace(/-\d+$/, '');
  return { key, route, phase, params: {}, query: {}, path: '', url: '', tab: false, index: 0, first: 0 };
}
const rules = (isWide: boolean): StageRules => ({
  isWide,
  presentationOf: (route) => PRESENTATIONS[route] ?? 'page',
  isDetail: (page, beneath) => page.route === 'detail' && beneath.route === 'list',
  isList: (route) => route === 'list',
});

interface Given extends Partial<Omit<StageState, 'snapshot' | 'kept' | 'seen'>> {
  isWide?: boolean;
  phase?: Phase;
  leaving?: string;
  tabs?: string[];
  kept?: string[];
  /** What the router shows. Default: all. */
  visible?: string[];
}

/** What is seen, as `key:place`, from the bottom up; `*` marks what the user can operate. */
function look(keys: string[], given: Given = {}) {
  const {
    isWide = true,
    phase = 'active',
    leaving,
    tabs = [],
    kept = [],
    mounted = keys,
    uncovered,
    visible = keys,
  } = given;
  const entries = keys.map((key, index) => entry(key, index === keys.length - 1 ? phase : 'covered'));
  const snapshot = {
    entries,
    tabs: tabs.map((key) => entry(key)),
    leaving: leaving ? [entry(leaving, 'leaving')] : [],
    visible,
  };
  const known = leaving ? [...mounted, leaving] : mounted;
  const state = { snapshot, mounted: known, kept: new Set(kept), seen: new Set(known), uncovered };
  const layout = layoutOf(state, rules(isWide));
  const { pages, moving, against } = layout;
  const seen = pages.filter(({ isVisible }) => isVisible);
  return {
    pages,
    moving: moving?.key,
    against: against?.key,
    seen: seen.map(({ entry: { key }, place, isActive }) => `${key}:${place}${isActive ? '*' : ''}`),
    hidden: pages.filter(({ isVisible }) => !isVisible).map(({ entry: { key } }) => key),
    base: pages.find(({ isBase }) => isBase)?.entry.key,
    empty: pages.some(({ place, hasDetail, isVisible }) => isVisible && place === 'list' && !hasDetail),
  };
}

describe('layout of the stage', () => {
  it('shows the page on top, and keeps others hidden', () => {
    const { seen, hidden, base } = look(['home', 'a'], { kept: ['home'] });
    expect(seen).to.deep.equal(['a:full*']);
    expect(hidden).to.deep.equal(['home']);
    expect(base).to.equal('a');
    expect(look(['home', 'a']).hidden, 'not kept').to.deep.equal([]);
    expect(look([]).seen).to.deep.equal([]);
  });

  it('shows overlays over the page beneath, which cannot be operated', () => {
    const { seen, base } = look(['home', 'sheet', 'dialog']);
    expect(seen).to.deep.equal(['home:full', 'sheet:sheet', 'dialog:dialog*']);
    expect(base).to.equal('home');
  });

  it('covers overlays by a page', () => {
    expect(look(['home', 'sheet', 'a'], { kept: ['home', 'sheet'] })).to.deep.include({
      seen: ['a:full*'],
      hidden: ['home', 'sheet'],
      base: 'a',
    });
  });

  it('shows an overlay as a page if nothing is beneath it', () => {
    expect(look(['sheet']).seen).to.deep.equal(['sheet:full*']);
  });

  it('shows a detail beside its list, and both can be operated', () => {
    const { seen, base, empty } = look(['home', 'list', 'detail']);
    expect(seen).to.deep.equal(['list:list*', 'detail:detail*']);
    expect(base).to.equal('list');
    expect(empty).to.equal(false);
  });

  it('covers the list by its detail where it is narrow', () => {
    expect(look(['home', 'list', 'detail'], { isWide: false }).seen).to.deep.equal(['detail:full*']);
  });

  it('shows what is empty beside a list alone', () => {
    expect(look(['home', 'list'])).to.deep.include({ seen: ['list:list*'], empty: true });
    expect(look(['list'], { isWide: false })).to.deep.include({ seen: ['list:full*'], empty: false });
  });

  it('covers both by another page, and both are inert below a sheet', () => {
    expect(look(['list', 'detail', 'a']).seen).to.deep.equal(['a:full*']);
    expect(look(['list', 'detail', 'sheet']).seen).to.deep.equal(['list:list', 'detail:detail', 'sheet:sheet*']);
  });

  it('shows a detail without its list beneath it as a page', () => {
    expect(look(['home', 'detail']).seen).to.deep.equal(['detail:full*']);
    expect(look(['list', 'detail-1', 'detail-2']).seen).to.deep.equal(['detail-2:full*']);
  });

  it('keeps a page covered that the user may not enter', () => {
    const refused = (beneath: string, top: string) =>
      look([beneath, top], { mounted: [top], visible: [top], kept: [] }).seen;
    expect(refused('home', 'sheet')).to.deep.equal(['sheet:sheet*']);
    expect(refused('list', 'detail')).to.deep.equal(['detail:full*']);
  });

  it('moves a page in over all that was seen, against a single page only', () => {
    const entering = { phase: 'entering' } as const;
    expect(look(['home', 'a'], entering)).to.deep.include({
      moving: 'a',
      against: 'home',
      seen: ['home:full', 'a:full*'],
    });
    expect(look(['home', 'sheet', 'a'], entering)).to.deep.include({
      moving: 'a',
      against: 'home',
      seen: ['home:full', 'a:full*'],
    });
    expect(look(['list', 'detail', 'a'], entering)).to.deep.include({
      moving: 'a',
      against: undefined,
      seen: ['list:list', 'detail:detail', 'a:full*'],
    });
    expect(look(['home', 'a'], { ...entering, mounted: ['a'] }).seen, 'the page beneath was never seen').to.deep.equal([
      'a:full*',
    ]);
  });

  it('moves a page out over all that shows again', () => {
    expect(look(['home'], { leaving: 'a' })).to.deep.include({
      moving: 'a',
      against: 'home',
      seen: ['home:full*', 'a:full'],
    });
    expect(look(['list', 'detail'], { leaving: 'a' })).to.deep.include({
      moving: 'a',
      against: undefined,
      seen: ['list:list*', 'detail:detail*', 'a:full'],
    });
  });

  it('leaves the motion of overlays to themselves', () => {
    expect(look(['home', 'sheet'], { phase: 'entering' }).moving).to.equal(undefined);
    const leaves = look(['home'], { leaving: 'sheet' });
    expect(leaves).to.deep.include({ moving: undefined, seen: ['home:full*', 'sheet:sheet'] });
  });

  it('shows a detail that comes in or goes out over what is empty, and one that replaces another over that one', () => {
    const comes = look(['list', 'detail'], { phase: 'entering' });
    expect(comes).to.deep.include({ moving: 'detail', against: undefined, empty: true });
    expect(look(['list'], { leaving: 'detail' })).to.deep.include({
      moving: 'detail',
      against: undefined,
      empty: true,
      seen: ['list:list*', 'detail:detail'],
    });
    const replaces = look(['list', 'detail-2'], { phase: 'entering', mounted: ['list'], leaving: 'detail-1' });
    expect(replaces).to.deep.include({ moving: 'detail-2', empty: false });
    expect(replaces.seen).to.deep.equal(['list:list*', 'detail-1:detail', 'detail-2:detail*']);
  });

  it('shows what a swipe uncovers, but no overlay', () => {
    const uncovered = (keys: string[], key: string) => look(keys, { uncovered: key }).seen;
    expect(uncovered(['home', 'a'], 'home')).to.deep.equal(['home:full', 'a:full*']);
    expect(uncovered(['list', 'detail', 'a'], 'detail')).to.deep.equal(['list:list', 'detail:detail', 'a:full*']);
    expect(uncovered(['home', 'sheet', 'a'], 'sheet')).to.deep.equal(['home:full', 'a:full*']);
  });

  it('never moves a mounted page in the DOM, and puts others below what is above them', () => {
    const order = (keys: string[], given: Given) => look(keys, given).pages.map(({ entry: { key } }) => key);
    expect(order(['list', 'detail'], { mounted: ['detail'] })).to.deep.equal(['list', 'detail']);
    expect(order(['home', 'a'], { mounted: ['a', 'home'], kept: ['home'] })).to.deep.equal(['a', 'home']);
    expect(order(['b'], { tabs: ['a'], mounted: ['b'], kept: ['a'] })).to.deep.equal(['a', 'b']);
    expect(order(['home', 'a'], { mounted: ['home'], kept: ['home'] })).to.deep.equal(['home', 'a']);
  });
});
