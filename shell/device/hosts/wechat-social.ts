// How WeChat shares, scans and pays.
import { given } from '../../../elements/base/given.js';
import type { PaymentOptions, ScanCodeOptions, ScanType, ShareOptions } from '../calls/social/types.js';
import { scanned } from '../scanned.js';
import type { RunWeChat } from './wechat-session.js';
import { absolute } from './wechat-urls.js';

const CODE_TYPES: readonly ScanType[] = ['qrCode', 'barCode'];

/** An order that a server has signed: its fields, or `orderInfo` with them. */
function orderOf(options: Readonly<PaymentOptions>): Record<string, unknown> {
  let { orderInfo = {} } = options;
  if (typeof orderInfo === 'string') {
    try {
      orderInfo = Object(JSON.parse(orderInfo)) as object;
    } catch {
      // The order of another service.
      orderInfo = {};
    }
  }
  const order = { ...orderInfo, ...given(options) } as Record<string, unknown>;
  return {
    timestamp: order['timeStamp'] ?? order['timestamp'],
    nonceStr: order['nonceStr'] ?? order['noncestr'],
    package: order['package'],
    signType: order['signType'],
    paySign: order['paySign'],
  };
}

export const SOCIAL = {
  share: {
    can: ({ files = [], filePaths = [] }: ShareOptions) => !files.length && !filePaths.length,
    async run({ title, summary, text, href, url, imageUrl }: ShareOptions, run: RunWeChat) {
      const content = {
        title: title ?? document.title,
        desc: summary ?? text ?? '',
        link: absolute(href ?? url ?? location.href),
        imgUrl: imageUrl ? absolute(imageUrl) : '',
      };
      await run('updateAppMessageShareData', content);
      await run('updateTimelineShareData', content);
      return { method: 'menu' };
    },
  },
  scanCode: {
    can: ({ scanType = CODE_TYPES, onlyFromCamera, hideAlbum }: ScanCodeOptions) =>
      !onlyFromCamera && !hideAlbum && scanType.some((type) => CODE_TYPES.includes(type)),
    async run({ scanType = CODE_TYPES }: ScanCodeOptions, run: RunWeChat) {
      const wanted = scanType.filter((type) => CODE_TYPES.includes(type));
      const { resultStr } = await run('scanQRCode', { needResult: 1, scanType: wanted });
      // A bar code comes with its type: `EAN_13,4006381333931`.
      const [, type, code] = /^([A-Z]+(?:_[A-Z\d]+)*),(.*)$/s.exec(String(resultStr)) ?? [];
      return scanned(code ?? String(resultStr), type ?? 'QR_CODE');
    },
  },
  requestPayment: {
    can: (options: PaymentOptions) => {
      const { provider = 'wxpay' } = options;
      const { package: prepaid, paySign } = orderOf(options);
      return provider === 'wxpay' && Boolean(prepaid && paySign);
    },
    async run(options: PaymentOptions, run: RunWeChat) {
      await run('chooseWXPay', orderOf(options));
      return {};
    },
  },
};
