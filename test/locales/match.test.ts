import { expect } from '@open-wc/testing';
import { matchLocale, registerLocale } from 'nacre/locales';
import { direction } from '../../locales/match.js';

describe('matchLocale', () => {
  const TABLE: Record<string, string | string[]> = {
    en: ['en', 'EN', 'en-US', 'en_GB', 'en-x-private', 'en_US.utf8', 'en-USA', 'C', 'C.UTF-8', 'POSIX'],
    fr: [
      'fr',
      'FR',
      'fr-CA',
      'fr_BE',
      'fr-Latn-CH',
      'fr-u-nu-latn',
      'fr_FR.UTF-8',
      'fr_CA@euro',
      'fr-FRA',
      'fr_FR.ISO8859-15@euro',
    ],
    es: ['es', 'es-419', 'es_MX', 'ES-ar', 'es_ES_#Latn'],
    'zh-Hans': [
      'zh',
      'zh-CN',
      'zh_SG',
      'zh-MY',
      'zh-Hans',
      'zh-hans-HK',
      'ZH_cn',
      'zh-CHS',
      'zh_chs',
      'ZH-CHS-CN',
      'zh-cmn-Hans-CN',
      'zh-cmn',
      'cmn-Hans-CN',
      'zh_CN_#Hans',
      'zh_CN.GB18030',
      'wuu',
      'zh-wuu-CN',
    ],
    'zh-Hant': [
      'zh-TW',
      'zh-HK',
      'zh_MO',
      'zh-Hant',
      'zh-hant-CN',
      'ZH-TW',
      'zh-CHT',
      'zh_cht',
      'yue-Hant-HK',
      'yue',
      'zh-yue-HK',
      'zh_TW_#Hant',
      'zh_TW.Big5',
      'zh-cmn-Hant-TW',
      'zh-min-nan-TW',
      'zh-HK-x',
    ],
    'en-XA': 'en-xa',
    'ar-XB': 'ar_XB',
  };
  for (const [code, tags] of Object.entries(TABLE)) {
    it(`gives ${code} for ${tags}`, () => {
      for (const tag of [tags].flat()) expect(matchLocale(tag), tag).to.equal(code);
    });
  }

  it('gives English for missing languages and malformed tags', () => {
    for (const tag of ['de', 'ja-JP', 'ar', 'ar-EG', '', '*', 'not a tag', 'i-klingon']) {
      expect(matchLocale(tag), tag).to.equal('en');
    }
    expect(matchLocale([])).to.equal('en');
  });

  it('goes by the order of wishes', () => {
    expect(matchLocale(['de', '??', 'zh-HK', 'fr'])).to.equal('zh-Hant');
  });

  it('knows the languages of the app, the plain one for regions that are not there', async () => {
    await Promise.all(['pt', 'pt-BR', 'sr-Latn', 'sr-Cyrl', 'zh', 'nb', 'arz'].map((code) => registerLocale(code, {})));
    expect(['pt-PT', 'pt-br', 'pt'].map((tag) => matchLocale(tag))).to.deep.equal(['pt', 'pt-BR', 'pt']);
    expect(['sr', 'sr_RS@latin', 'sr_RS_#Latn'].map((tag) => matchLocale(tag))).to.deep.equal([
      'sr-Cyrl',
      'sr-Latn',
      'sr-Latn',
    ]);
    expect(['no', 'nn-NO', 'no_NO.UTF-8', 'ar', 'ary']).to.satisfy((tags: string[]) =>
      tags.every((tag) => matchLocale(tag) === (tag.startsWith('n') ? 'nb' : 'arz')),
    );
    expect(matchLocale('zh-TW')).to.equal('zh-Hant');
  });
});

describe('direction', () => {
  it('is that of the script', () => {
    const rtl = ['ar', 'he', 'fa', 'ur', 'ar-XB', 'az-Arab', 'yi', 'dv', 'ckb', 'fr-Arab', 'zh-Arab'];
    const ltr = ['en', 'fr', 'zh-Hant', 'az', 'ru', 'en-XA', 'hi', 'fr-CA', 'es-419', 'zh-Hans-SG'];
    expect(rtl.filter((code) => direction(code) !== 'rtl')).to.deep.equal([]);
    expect(ltr.filter((code) => direction(code) !== 'ltr')).to.deep.equal([]);
  });
});
