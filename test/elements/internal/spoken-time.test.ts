import { expect, fixture } from '@open-wc/testing';
import { spokenTime } from '../../../elements/internal/media/time-text.js';

/** An hour, two minutes and three seconds. */
const TIMES: Record<string, RegExp> = {
  en: /^1 hour, 2 minutes, 3 seconds$/,
  fr: /^1\sheure, 2\sminutes et 3\ssecondes$/,
  'zh-Hans': /^1小时2分钟3秒钟?$/,
  'zh-Hant': /^1\s?小時\s?2\s?分鐘\s?3\s?秒$/,
  ja: /^1\s?時間\s?2\s?分\s?3\s?秒$/,
  ko: /^1시간 2분 3초$/,
  ar: /^ساعة، ودقيقتان، و[3٣] ثوان/,
};

describe('the time of a player, in words', () => {
  for (const [language, said] of Object.entries(TIMES)) {
    it(`is said as in ${language}`, async () => {
      const element = await fixture(`<div lang="${language}"></div>`);
      expect(spokenTime(element, 3723)).to.match(said);
    });
  }
});
