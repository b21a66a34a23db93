import { expect, waitUntil } from '@open-wc/testing';
import { type CallName, ErrCode } from 'nacre/device';
import { deferred } from './helpers.js';
import { openWeChat, type WeChatPage } from './wechat-page.js';

/** The beginning of a picture, as base64: its type can be told. */
const PNG = 'iVBORw0KGgo=';

describe('a page in WeChat', () => {
  let page: WeChatPage;
  const open = async (...args: Parameters<typeof openWeChat>) => {
    page = await openWeChat(...args);
  };
  afterEach(() => page.frame.remove());

  const outcome = (call: PromiseLike<unknown>): Promise<unknown> =>
    Promise.resolve(call).then(
      (result) => result,
      ({ errMsg, errCode }: { errMsg: string; errCode: number }) => ({ errMsg, errCode }),
    );
  const call = (name: string, options: object) => outcome(page.bus.call(name as CallName, options as never));
  const provide = (name: string, result: object) => page.bus.provide(name as CallName, () => result as never);
  /** What the bridge was asked, but for the configuration. */
  const asked = () => page.invoked.filter(([name]) => name !== 'preVerifyJSAPI');
  const configured = () => page.invoked.filter(([name]) => name === 'preVerifyJSAPI').length;

  describe('before it is trusted', () => {
    it('loads nothing and claims nothing outside WeChat', async () => {
      await open('browser');
      page.connect();
      expect(page.bus.can('scanCode')).to.equal(false);
      expect(page.signed).to.deep.equal([]);
      expect(page.sdkFiles()).to.deep.equal([]);
    });

    it('claims its calls at once, and no others', async () => {
      await open('android');
      page.connect();
      const claimed = ['share', 'scanCode', 'requestPayment', 'getLocation', 'openLocation', 'chooseImage'] as const;
      for (const name of claimed) expect(page.bus.hasHost(name), name).to.equal(true);
      expect(page.bus.hasHost('setStorage')).to.equal(false);
      expect(page.sdkFiles()).to.deep.equal([]);
      await waitUntil(() => page.sdkFiles().length);
    });

    it('has its address signed once, without the hash, and each call waits for that', async () => {
      await open('android', { late: true });
      page.frame.window.location.hash = '/start';
      page.connect();
      const calls = ['a', 'b'].map((name) => call('openLocation', { latitude: 1, longitude: 2, name }));
      await waitUntil(() => page.sdkFiles().length);
      expect(page.invoked).to.deep.equal([]);
      page.start();
      expect(await Promise.all(calls)).to.deep.equal([{ errMsg: 'openLocation:ok' }, { errMsg: 'openLocation:ok' }]);
      expect(page.signed).to.deep.equal([page.frame.window.location.href.replace(/#.*/, '')]);
      expect(configured()).to.equal(1);
      expect(asked().map(([, { name }]) => name)).to.deep.equal(['a', 'b']);
      expect(new Set(page.signatures)).to.deep.equal(new Set(['signed 1']));
    });

    it('asks WeChat for its own functions, those of the app, and open tags', async () => {
      await open('android');
      page.connect({ jsApiList: ['hideMenuItems', 'onMenuShareTimeline'], openTagList: ['wx-open-launch-app'] });
      await waitUntil(configured);
      const [, { verifyJsApiList, verifyOpenTagList }] = page.invoked[0]!;
      expect(verifyJsApiList).to.include.members(['geoLocation', 'scanQRCode', 'hideMenuItems', 'menu:share:timeline']);
      expect(verifyOpenTagList).to.deep.equal(['wx-open-launch-app']);
    });

    it('fails calls while WeChat refuses the signature, and tries again with the next one', async () => {
      await open('android');
      page.native['preVerifyJSAPI'] = () => ({ err_msg: 'preVerifyJSAPI:fail_invalid signature' });
      page.connect();
      const refused = { errMsg: 'closeWindow:fail WeChat: invalid signature', errCode: ErrCode.denied };
      expect(await call('closeWindow', {})).to.deep.equal(refused);
      expect(await call('closeWindow', {})).to.deep.equal(refused);
      delete page.native['preVerifyJSAPI'];
      expect(await call('closeWindow', {})).to.deep.equal({ errMsg: 'closeWindow:ok' });
      expect(page.signed).to.have.length(3);
    });

    it('fails calls as the signing fails, and when the server signs nothing', async () => {
      await open('android');
      let answer: unknown = Promise.reject(new DOMException('offline', 'NetworkError'));
      page.connect({ sign: () => answer as never });
      expect(await call('closeWindow', {})).to.deep.equal({
        errMsg: 'closeWindow:fail offline',
        errCode: ErrCode.network,
      });
      for (answer of [undefined, null, 'signed', {}, { appId: 'a', timestamp: 1, nonceStr: 'n' }]) {
        expect(await call('closeWindow', {})).to.deep.equal({
          errMsg: 'closeWindow:fail sign: expected { appId, timestamp, nonceStr, signature }',
          errCode: ErrCode.invalid,
        });
      }
    });

    it('fails calls when WeChat does not answer in time', async () => {
      await open('android', { late: true });
      page.connect({ timeout: 30 });
      const late = { errMsg: 'closeWindow:fail WeChat: not ready after 30 ms', errCode: ErrCode.timeout };
      expect(await call('closeWindow', {})).to.deep.equal(late);
    });

    it('says what is wrong with the options of the connection', async () => {
      await open('android');
      expect(() => page.connect({ sign: 'x' as never })).to.throw('sign: expected a function');
      expect(() => page.connect({ names: ['setStorage'] })).to.throw('names: WeChat does not answer setStorage');
    });

    it('answers the named calls only, and none when it has ended', async () => {
      await open('android');
      const end = new AbortController();
      page.connect({ names: ['scanCode' as CallName], signal: end.signal });
      expect([page.bus.can('scanCode'), page.bus.can('share')]).to.deep.equal([true, false]);
      end.abort();
      expect(page.bus.can('scanCode')).to.equal(false);
    });
  });

  describe('whose address changes', () => {
    const move = (path: string) => page.frame.window.history.pushState({}, '', path);

    it('has the new one signed on Android, before the next call', async () => {
      await open('android');
      page.connect();
      await call('openLocation', { latitude: 1, longitude: 2 });
      move('/__fixture/page?second');
      const checked = deferred<void>();
      page.native['preVerifyJSAPI'] = (_args, answer) => {
        checked.promise.then(() => answer({ err_msg: 'preVerifyJSAPI:ok' }));
      };
      const second = call('openLocation', { latitude: 3, longitude: 4 });
      await waitUntil(() => configured() === 2);
      expect(asked()).to.have.length(1);
      checked.resolve();
      expect(await second).to.deep.equal({ errMsg: 'openLocation:ok' });
      expect(page.signed.map((url) => new URL(url).search)).to.deep.equal(['', '?second']);
      expect(page.signatures.at(-1)).to.equal('signed 2');
      expect(page.invoked[0]![1]).to.deep.equal(page.invoked.findLast(([name]) => name === 'preVerifyJSAPI')![1]);
    });

    it('fails the call when WeChat refuses the new one', async () => {
      await open('android');
      page.connect();
      await call('openLocation', { latitude: 1, longitude: 2 });
      move('/__fixture/page?second');
      page.native['preVerifyJSAPI'] = () => ({ errMsg: 'preVerifyJSAPI:fail, invalid url domain' });
      expect(await call('openLocation', { latitude: 1, longitude: 2 })).to.deep.equal({
        errMsg: 'openLocation:fail WeChat: invalid url domain',
        errCode: ErrCode.denied,
      });
    });

    it('is trusted by the first one on iOS', async () => {
      await open('ios');
      page.connect();
      await call('openLocation', { latitude: 1, longitude: 2 });
      move('/__fixture/page?second');
      await call('openLocation', { latitude: 1, longitude: 2 });
      expect(page.signed).to.have.length(1);
      expect(configured()).to.equal(1);
    });
  });

  describe('answers', () => {
    beforeEach(async () => {
      await open('android');
      page.connect();
    });

    it('share: sets what the menu of WeChat shares, for friends and for moments', async () => {
      const result = await call('share', {
        title: 'Pearls',
        summary: 'Three of them',
        href: '/p?a=1',
        imageUrl: 'p.png',
      });
      expect(result).to.deep.equal({ method: 'menu', errMsg: 'share:ok' });
      const { origin } = location;
      const content = { title: 'Pearls', link: `${origin}/p?a=1`, imgUrl: `${origin}/__fixture/p.png` };
      expect(asked()).to.deep.equal([
        ['updateAppMessageShareData', { ...content, desc: 'Three of them' }],
        ['updateTimelineShareData', content],
      ]);
    });

    it('share: leaves files to the page', async () => {
      provide('share', { method: 'system' });
      // Of the same page, as the rule for `files` wants it.
      const { File: TheirFile } = page.frame.window as unknown as typeof globalThis;
      const result = await call('share', { files: [new TheirFile(['a'], 'a.txt')] });
      expect(result).to.deep.equal({ method: 'system', errMsg: 'share:ok' });
      expect(asked()).to.deep.equal([]);
    });

    it('scanCode: QR codes and bar codes', async () => {
      page.native['scanQRCode'] = () => ({ errMsg: 'scanQRCode:ok', resultStr: `${location.origin}/pay?id=1,2` });
      expect(await call('scanCode', { scanType: ['qrCode', 'pdf417'] })).to.deep.equal({
        result: `${location.origin}/pay?id=1,2`,
        path: '/pay?id=1,2',
        scanType: 'QR_CODE',
        charSet: 'UTF-8',
        rawData: btoa(`${location.origin}/pay?id=1,2`),
        errMsg: 'scanCode:ok',
      });
      page.native['scanQRCode'] = () => ({ errMsg: 'scanQRCode:ok', resultStr: 'EAN_13,4006381333931' });
      expect(await call('scanCode', {})).to.include({ result: '4006381333931', scanType: 'EAN_13' });
      expect(asked()).to.deep.equal([
        ['scanQRCode', { needResult: 1, scanType: ['qrCode'] }],
        ['scanQRCode', { needResult: 1, scanType: ['qrCode', 'barCode'] }],
      ]);
    });

    it('scanCode: leaves to the page what its camera cannot promise', async () => {
      provide('scanCode', { result: 'page', scanType: '', charSet: '', rawData: '' });
      for (const options of [{ onlyFromCamera: true }, { hideAlbum: true }, { scanType: ['pdf417'] as const }]) {
        expect(await call('scanCode', options)).to.include({ result: 'page' });
      }
    });

    const order = { timeStamp: '1700000000', nonceStr: 'n', package: 'prepay_id=7', signType: 'RSA', paySign: 's' };
    for (const [how, options] of Object.entries({
      'its fields': { provider: 'wxpay', ...order },
      'an object': { orderInfo: order },
      'a text': { orderInfo: JSON.stringify(order) },
    })) {
      it(`requestPayment: an order given as ${how}`, async () => {
        expect(await call('requestPayment', options)).to.deep.equal({ errMsg: 'requestPayment:ok' });
        expect(asked().filter(([name]) => name !== 'getNetworkType')).to.deep.equal([['getBrandWCPayRequest', order]]);
      });
    }

    it('requestPayment: leaves other orders to the page', async () => {
      provide('requestPayment', { methodName: 'card' });
      for (const options of [{}, { provider: 'alipay', ...order }, { orderInfo: 'trade=1' }]) {
        expect(await call('requestPayment', options)).to.include({ methodName: 'card' });
      }
    });

    it('getLocation: what WeChat knows, and nothing else', async () => {
      page.native['geoLocation'] = () => ({
        err_msg: 'geoLocation:ok',
        ...{ latitude: '31.2', longitude: '121.4', accuracy: '65.0', speed: '-1.0' },
      });
      expect(await call('getLocation', { type: 'GCJ02' })).to.deep.equal({
        ...{ latitude: 31.2, longitude: 121.4, accuracy: 65, horizontalAccuracy: 65, errMsg: 'getLocation:ok' },
        ...{
          altitude: null,
          verticalAccuracy: null,
          altitudeAccuracy: null,
          speed: null,
          heading: null,
          direction: null,
        },
      });
      expect(asked()).to.deep.equal([['geoLocation', { type: 'gcj02' }]]);
    });

    it('chooseImage: pictures as files, read one after the other', async () => {
      page.native['chooseImage'] = () => ({
        errMsg: 'chooseImage:ok',
        localIds: '["wxLocalResource://1","weixin://2"]',
      });
      let reading = 0;
      page.native['getLocalImgData'] = ({ localId }, answer) => {
        expect(++reading).to.equal(1);
        setTimeout(() => {
          reading--;
          const localData =
            localId === 'weixin://2' ? `data:image/jgp;base64,/9j/4A==` : `${PNG.slice(0, 6)}\n${PNG.slice(6)}`;
          answer({ errMsg: 'getLocalImgData:ok', localData });
        });
      };
      const chosen = await page.bus.call('chooseImage', { count: 20, sourceType: ['album'] });
      expect(asked()[0]).to.deep.equal([
        'chooseImage',
        { scene: '1|2', count: 9, sizeType: ['original', 'compressed'], sourceType: ['album'] },
      ]);
      expect(chosen.tempFiles.map(({ name, type, size }) => [name, type, size])).to.deep.equal([
        ['image-1.png', 'image/png', 8],
        ['image-2.jpg', 'image/jpeg', 4],
      ]);
      expect(chosen.tempFilePaths).to.deep.equal(chosen.tempFiles.map(({ path }) => path));
      expect((await (await fetch(chosen.tempFilePaths[0]!)).blob()).size).to.equal(8);
    });

    it('previewImage: pictures of the web; leaves others to the page', async () => {
      await call('previewImage', { urls: ['/a.png', { url: 'https://pearls.example/b.png', alt: 'b' }], current: 1 });
      expect(asked()).to.deep.equal([
        [
          'imagePreview',
          {
            current: 'https://pearls.example/b.png',
            urls: [`${location.origin}/a.png`, 'https://pearls.example/b.png'],
          },
        ],
      ]);
      let shown = 0;
      page.bus.provide('previewImage', () => void shown++);
      await call('previewImage', { urls: ['blob:a'] });
      await call('previewImage', { urls: ['/a.png'], longPressActions: { itemList: ['Save'] } });
      expect(shown).to.equal(2);
    });

    it('getNetworkType: by the names of the bus', async () => {
      for (const [told, expected] of [
        ['wifi', 'wifi'],
        ['edge', '2g'],
        ['wwan', 'unknown'],
      ]) {
        page.native['getNetworkType'] = () => ({ err_msg: `network_type:${told}` });
        expect(await call('getNetworkType', {})).to.include({ networkType: expected });
      }
      page.native['getNetworkType'] = () => ({ err_msg: 'network_type:wwan', subtype: '4G' });
      expect(await call('getNetworkType', {})).to.include({ networkType: '4g' });
    });

    const FAILURES: [said: string, errMsg: string, errCode: number][] = [
      ['cancel', 'cancel', ErrCode.cancel],
      ['fail_cancel', 'cancel', ErrCode.cancel],
      ['access_denied', 'permission denied', ErrCode.permission],
      [
        'fail, the permission value is offline verifying',
        'the permission value is offline verifying',
        ErrCode.permission,
      ],
      ['function_not_exist', 'function not exist', ErrCode.unsupported],
      ['fail', 'failed', ErrCode.unknown],
    ];
    for (const [said, reason, errCode] of FAILURES) {
      it(`fails when WeChat says "${said}"`, async () => {
        page.native['scanQRCode'] = () => ({ err_msg: `scanQRCode:${said}` });
        expect(await call('scanCode', {})).to.deep.equal({ errMsg: `scanCode:fail WeChat: ${reason}`, errCode });
      });
    }

    it('ends with the caller, though WeChat goes on', async () => {
      page.native['scanQRCode'] = () => undefined;
      const end = new AbortController();
      const scan = outcome(page.bus.call('scanCode' as CallName, { signal: end.signal } as never));
      await waitUntil(() => asked().length);
      end.abort();
      expect(await scan).to.deep.equal({ errMsg: 'scanCode:fail abort', errCode: ErrCode.abort });
      expect(await call('scanCode', { timeout: 20 } as object)).to.include({ errCode: ErrCode.timeout });
    });
  });
});
