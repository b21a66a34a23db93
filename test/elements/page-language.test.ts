import 'nacre/elements/calendar';
import 'nacre/elements/map';
import 'nacre/elements/picker';
import 'nacre/elements/progress';
import 'nacre/elements/stepper';
import 'nacre/elements/video';
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import type { NcMap } from 'nacre/elements/map';
import { drawn, settled } from '../helpers/dom.js';
import { keys } from '../helpers/commands.js';

const { documentElement } = document;

/** What pages write, the language that it means, and how that writes a number. */
const LANGUAGES: Record<string, string> = {
  en_US: '1,234.5',
  'fr_FR.UTF-8': '1 234,5',
  'de-DE@euro': '1.234,5',
  'es-ESP': '1234,5',
  'zh-cmn-Hans-CN': '1,234.5',
  'ar_EG.UTF-8': '١٬٢٣٤٫٥',
};

describe('elements on a page whose lang is no tag', () => {
  let before: string;
  beforeEach(() => (before = documentElement.lang));
  afterEach(() => void (documentElement.lang = before));

  for (const [lang, number] of Object.entries(LANGUAGES)) {
    it(`write numbers as the language that is meant: ${lang}`, async () => {
      documentElement.lang = lang;
      const stepper = await fixture<HTMLElementTagNameMap['nc-stepper']>(
        html`<nc-stepper value="1234.5" step="0.5" max="9999"></nc-stepper>`,
      );
      await settled(stepper);
      const plain = (text: string) => text.replaceAll(/[\s\u202f\u00a0.,٬](?=[\d٠-٩]{3})/g, '');
      expect(plain(stepper.shadowRoot!.querySelector('input')!.value)).to.equal(plain(number));
    });
  }

  for (const lang of [...Object.keys(LANGUAGES), 'C', '*', 'x', '日本語', '-', 'en_', 'a'.repeat(1000)]) {
    it(`show a map with clusters and movable markers: ${lang.slice(0, 20)}`, async () => {
      documentElement.lang = lang;
      const map = await fixture<NcMap>(
        html`<nc-map style="width: 400px; height: 300px" latitude="0" longitude="0" scale="10"></nc-map>`,
      );
      const near = [0, 0.0001, 0.0002].map((longitude) => ({ latitude: 0, longitude, joinCluster: true }));
      map.markers = [...near, { id: 'm', latitude: 0.1, longitude: 0, draggable: true, title: 'Mine' }];
      await settled(map);
      await drawn();
      const node = (selector: string) => map.shadowRoot!.querySelector<HTMLElement>(selector);
      await waitUntil(() => node('.cluster'));
      expect(node('.cluster')!.innerText).to.match(/^[3٣]$/);
      let drops = 0;
      map.addEventListener('markerdragend', () => drops++);
      node('.marker')!.focus();
      await keys('Shift+ArrowRight');
      await waitUntil(() => drops === 1);
      await waitUntil(() => node('[role=status]')!.textContent);
    });

    it(`show what is formatted: ${lang.slice(0, 20)}`, async () => {
      documentElement.lang = lang;
      const box = await fixture<HTMLElement>(
        html`<div>
          <nc-progress percent="42" show-info></nc-progress>
          <nc-picker mode="date" value="2026-02-28"></nc-picker>
          <nc-calendar inline value="2026-02-28"></nc-calendar>
          <nc-video controls><track kind="captions" srclang=${lang} src="data:text/vtt,WEBVTT" /></nc-video>
        </div>`,
      );
      for (const element of box.children) await settled(element as HTMLElementTagNameMap['nc-progress']);
      const textOf = (tag: string) => box.querySelector(tag)!.shadowRoot!.textContent;
      expect(textOf('nc-progress')).to.match(/42|٤٢/);
      expect(textOf('nc-picker')).to.match(/2026|٢٠٢٦/);
      expect(textOf('nc-calendar')).to.match(/2026|٢٠٢٦/);
    });
  }
});
