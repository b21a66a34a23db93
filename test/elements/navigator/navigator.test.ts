import 'nacre/elements/navigator';
import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { NcNavigator } from 'nacre/elements/navigator';
import type { RequestEvent } from '../../../elements/internal/element/events.js';
import { isUnsafe, UNSAFE_URLS } from '../../helpers/addresses.js';
import { keys } from '../../helpers/commands.js';
import { nextTask } from '../../helpers/timers.js';
import { elementSuite } from '../../suites/element-suite.js';

const linkOf = (element: NcNavigator) => element.shadowRoot!.querySelector('a')!;

describe('<nc-navigator>', () => {
  let requests: RequestEvent[];
  let answers: (event: RequestEvent) => void;
  const listener = (event: RequestEvent) => {
    if (event.name !== 'createHref') requests.push(event);
    answers(event);
  };
  const calls = () => requests.map(({ name, options }) => [name, options]);

  beforeEach(() => {
    requests = [];
    answers = (event) => {
      if (event.name !== 'createHref') event.respondWith({});
    };
    document.body.addEventListener('nc-request', listener);
  });
  afterEach(() => document.body.removeEventListener('nc-request', listener));

  const create = async (template: ReturnType<typeof html>): Promise<NcNavigator> => {
    const root = await fixture<HTMLElement>(template);
    const element = root.matches('nc-navigator') ? (root as NcNavigator) : root.querySelector('nc-navigator')!;
    await element.updateComplete;
    return element;
  };
  const tap = async (element: Element, button: 'left' | 'middle' = 'left') => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const position: [number, number] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    await sendMouse({ type: 'click', position, button });
  };

  elementSuite<NcNavigator>({
    tag: 'nc-navigator',
    html: '<nc-navigator url="/there">There</nc-navigator>',
    states: {
      disabled: '<nc-navigator url="/there" disabled>There</nc-navigator>',
      back: '<nc-navigator open-type="navigateBack">Back</nc-navigator>',
      named: '<nc-navigator url="/there" aria-label="There"><svg width="20" height="20"></svg></nc-navigator>',
    },
    properties: {
      url: { default: '', sample: '/here?a=1', reflects: true },
      openType: { default: 'navigate', sample: 'redirect', reflects: true },
      delta: { default: 1, sample: 2 },
      animationType: { default: '', sample: 'fade-in' },
      animationDuration: { default: 300, sample: 100 },
      disabled: { default: false, sample: true, reflects: true },
      hoverClass: { default: 'none', sample: 'pressed' },
      hoverStartTime: { default: 50, sample: 10 },
      hoverStayTime: { default: 600, sample: 0 },
      hoverStopPropagation: { default: false, sample: true },
    },
    focusable: true,
  });

  describe('its address', () => {
    it('is the url as given', async () => {
      const element = await create(html`<nc-navigator url="/a?b=1">A</nc-navigator>`);
      expect(linkOf(element).getAttribute('href')).to.equal('/a?b=1');
    });

    it('is what the host of the page says at once, and follows the url and the place', async () => {
      answers = (event) => event.name === 'createHref' && event.respondWith(`#${String(event.options.url)}`);
      const element = await create(html`<nc-navigator url="/a">A</nc-navigator>`);
      expect(linkOf(element).getAttribute('href')).to.equal('#/a');
      element.url = '/b';
      await element.updateComplete;
      expect(linkOf(element).getAttribute('href')).to.equal('#/b');
      answers = (event) => event.name === 'createHref' && event.respondWith('/base/b');
      const home = element.parentElement!;
      element.remove();
      home.append(element);
      await element.updateComplete;
      expect(linkOf(element).getAttribute('href')).to.equal('/base/b');
    });

    it('is not what comes later', async () => {
      answers = (event) => event.name === 'createHref' && event.respondWith(Promise.resolve('/later'));
      const element = await create(html`<nc-navigator url="/a">A</nc-navigator>`);
      expect(linkOf(element).getAttribute('href')).to.equal('/a');
    });

    const unsafe = [
      'javascript:alert(1)',
      ' JavaScript:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,x',
      ` BLOB:${location.origin}/3d6f`,
      `filesystem:${location.origin}/temporary/a.html`,
    ];
    for (const url of unsafe) {
      it(`is never ${JSON.stringify(url)}`, async () => {
        const { warn } = console;
        const warnings: unknown[] = [];
        console.warn = (text: unknown) => warnings.push(text);
        try {
          const element = await create(html`<nc-navigator url=${url}>A</nc-navigator>`);
          expect(linkOf(element).hasAttribute('href')).to.equal(false);
          element.click();
          expect(calls()).to.deep.equal([]);
          expect(warnings).to.have.length(1);
          expect(warnings[0]).to.include('<nc-navigator> url');
          answers = (event) => event.name === 'createHref' && event.respondWith(url);
          element.url = `/answered-with-${unsafe.indexOf(url)}`;
          await element.updateComplete;
          expect(linkOf(element).hasAttribute('href')).to.equal(false);
        } finally {
          console.warn = warn;
        }
      });
    }

    it('leads to no script and no data, in any spelling', async () => {
      const { warn } = console;
      console.warn = () => {};
      const element = await create(html`<nc-navigator>A</nc-navigator>`);
      const followed: string[] = [];
      let refused = 0;
      for (const url of UNSAFE_URLS) {
        element.url = url;
        await element.updateComplete;
        if (!linkOf(element).hasAttribute('href')) refused += 1;
        else followed.push(linkOf(element).href);
        element.click();
      }
      console.warn = warn;
      // An engine may not be able to read some of the others: they are refused as well.
      expect(refused).to.be.at.least(UNSAFE_URLS.filter(isUnsafe).length);
      expect(followed.filter(isUnsafe)).to.deep.equal([]);
      expect(requests.filter(({ options }) => isUnsafe((options as { url: string }).url))).to.deep.equal([]);
      expect('ran' in globalThis).to.equal(false);
    });

    it('is there for other schemes', async () => {
      const element = await create(html`<nc-navigator url="tel:+331">Call</nc-navigator>`);
      expect(linkOf(element).getAttribute('href')).to.equal('tel:+331');
    });
  });

  describe('asks the host of the page', () => {
    const cases = [
      [html`<nc-navigator url="/a?b=c">A</nc-navigator>`, 'navigateTo', { url: '/a?b=c' }],
      [html`<nc-navigator url="/a" open-type="redirect">A</nc-navigator>`, 'redirectTo', { url: '/a' }],
      [html`<nc-navigator url="/a" open-type="switchTab">A</nc-navigator>`, 'switchTab', { url: '/a' }],
      [html`<nc-navigator url="/a" open-type="reLaunch">A</nc-navigator>`, 'reLaunch', { url: '/a' }],
      [html`<nc-navigator open-type="navigateBack" delta="2">A</nc-navigator>`, 'navigateBack', { delta: 2 }],
      [
        html`<nc-navigator url="/a" animation-type="fade-in">A</nc-navigator>`,
        'navigateTo',
        { url: '/a', animationType: 'fade-in', animationDuration: 300 },
      ],
    ] as const;
    for (const [template, name, options] of cases) {
      it(`${name} ${JSON.stringify(options)}, by mouse and by Enter`, async () => {
        const element = await create(template);
        await tap(element);
        expect(calls()).to.deep.equal([[name, options]]);
        element.focus();
        expect(element.matches(':focus')).to.equal(document.hasFocus());
        await keys('Enter');
        expect(calls()).to.deep.equal([
          [name, options],
          [name, options],
        ]);
      });
    }

    it('not while it is disabled', async () => {
      const element = await create(html`<nc-navigator url="#nowhere" disabled>A</nc-navigator>`);
      await tap(element);
      element.click();
      expect(calls()).to.deep.equal([]);
      expect(location.hash).to.equal('');
      expect(linkOf(element).getAttribute('aria-disabled')).to.equal('true');
    });

    it('not when a listener further up prevents the click', async () => {
      const home = await fixture<HTMLElement>(html`<div><nc-navigator url="#nowhere">A</nc-navigator></div>`);
      home.addEventListener('click', (event) => event.preventDefault());
      await tap(home.firstElementChild!);
      expect(calls()).to.deep.equal([]);
      expect(location.hash).to.equal('');
    });

    it('also when a listener further up stops the click, in which the browser goes nowhere', async () => {
      const home = await fixture<HTMLElement>(html`<div><nc-navigator url="#nowhere">A</nc-navigator></div>`);
      home.addEventListener('click', (event) => event.stopPropagation());
      const asked = new Promise((resolve) => home.addEventListener('nc-request', resolve, { once: true }));
      await tap(home.firstElementChild!);
      await asked;
      expect(calls()).to.deep.equal([['navigateTo', { url: '#nowhere' }]]);
      expect(location.hash).to.equal('');
    });

    it('not for a control inside, which does its own', async () => {
      const element = await create(
        html`<nc-navigator url="/a"><input type="checkbox" aria-label="x" /></nc-navigator>`,
      );
      const box = element.querySelector('input')!;
      await tap(box);
      expect(box.checked).to.equal(true);
      expect(calls()).to.deep.equal([]);
    });

    it('for a button inside', async () => {
      const element = await create(html`<nc-navigator url="/a"><button tabindex="-1">A</button></nc-navigator>`);
      await tap(element.querySelector('button')!);
      expect(calls()).to.have.length(1);
    });
  });

  describe('leaves to the browser', () => {
    /** What the click says when it has reached the page, which then keeps the browser from opening anything. */
    async function click(element: NcNavigator, init: MouseEventInit): Promise<boolean> {
      let isPrevented = false;
      const keep = (event: Event) => {
        isPrevented = event.defaultPrevented;
        event.preventDefault();
      };
      addEventListener('click', keep, { once: true });
      const event = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init });
      linkOf(element).dispatchEvent(event);
      return isPrevented;
    }
    for (const modifier of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const) {
      it(`a click with ${modifier}`, async () => {
        const element = await create(html`<nc-navigator url="#tab">A</nc-navigator>`);
        expect(await click(element, { [modifier]: true })).to.equal(false);
        expect(calls()).to.deep.equal([]);
      });
    }

    it('the middle button', async () => {
      const element = await create(html`<nc-navigator url="#tab">A</nc-navigator>`);
      expect(await click(element, { button: 1 })).to.equal(false);
      expect(calls()).to.deep.equal([]);
    });
  });

  describe('without a host', () => {
    beforeEach(() => (answers = () => {}));
    afterEach(() => history.replaceState(null, '', location.pathname + location.search));

    it('goes there by itself', async () => {
      const element = await create(html`<nc-navigator url="#there">A</nc-navigator>`);
      await tap(element);
      expect(location.hash).to.equal('#there');
      const left = oneEvent(window, 'popstate');
      history.back();
      await left;
      expect(location.hash).to.equal('');
    });

    it('goes there instead of here by itself', async () => {
      const element = await create(html`<nc-navigator url="#there" open-type="redirect">A</nc-navigator>`);
      const before = history.length;
      await tap(element);
      expect(location.hash).to.equal('#there');
      expect(history.length).to.equal(before);
    });

    it('goes back by itself', async () => {
      const deltas: (number | undefined)[] = [];
      history.go = (delta) => deltas.push(delta);
      try {
        const element = await create(html`<nc-navigator open-type="navigateBack" delta="2">A</nc-navigator>`);
        await tap(element);
      } finally {
        Reflect.deleteProperty(history, 'go');
      }
      expect(deltas).to.deep.equal([-2]);
    });
  });

  it('says on the link what the host says of it', async () => {
    const element = await create(html`<nc-navigator url="/a" aria-label="Home" aria-current="page"></nc-navigator>`);
    expect(linkOf(element).getAttribute('aria-label')).to.equal('Home');
    expect(linkOf(element).getAttribute('aria-current')).to.equal('page');
    element.removeAttribute('aria-current');
    await element.updateComplete;
    expect(linkOf(element).hasAttribute('aria-current')).to.equal(false);
  });

  describe('when the app cannot open the page', () => {
    const { warn } = console;
    let warnings: unknown[];
    beforeEach(() => {
      warnings = [];
      console.warn = (text: unknown) => warnings.push(text);
    });
    afterEach(() => {
      console.warn = warn;
    });
    const failWith = (error: unknown) => {
      answers = (event) => {
        if (event.name !== 'createHref') event.respondWith(Promise.reject(error));
      };
    };

    it('says so once, with the reason', async () => {
      failWith(Object.assign(new Error('navigateTo:fail page `/lost` is not found'), { errCode: 11 }));
      const element = await create(html`<nc-navigator url="/lost">A</nc-navigator>`);
      element.click();
      element.click();
      await nextTask();
      expect(warnings).to.deep.equal([
        '<nc-navigator> url: expected a page that the app can open this way, got navigateTo:fail page `/lost` is not found',
      ]);
    });

    it('says nothing when the user or a guard did not want it', async () => {
      for (const errCode of [1, 3, 9]) {
        failWith(Object.assign(new Error('navigateTo:fail refused'), { errCode }));
        const element = await create(html`<nc-navigator url="/a">A</nc-navigator>`);
        element.click();
        await nextTask();
      }
      expect(warnings).to.deep.equal([]);
      expect(calls()).to.have.length(3);
    });
  });

  it('warns of an unknown open-type, and navigates', async () => {
    const { warn } = console;
    const warnings: unknown[] = [];
    console.warn = (text: unknown) => warnings.push(text);
    try {
      const element = await create(html`<nc-navigator url="/a" open-type="jump">A</nc-navigator>`);
      element.click();
    } finally {
      console.warn = warn;
    }
    expect(warnings).to.have.length(1);
    expect(calls()).to.deep.equal([['navigateTo', { url: '/a' }]]);
  });
});
