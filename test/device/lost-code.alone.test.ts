import { expect } from '@open-wc/testing';
import 'nacre/libraries/barcodes';
import {
  checkPermission,
  chooseImage,
  clearStorage,
  DeviceBus,
  ErrCode,
  getStorage,
  request,
  scanCode,
  setClipboardData,
  setStorage,
  stopAccelerometer,
  uploadResumable,
} from 'nacre/device';
import { refuseOnce } from '../helpers/commands.js';
import { mediaUrl } from '../helpers/media.js';
import { pick, medium } from '../helpers/picker.js';
import { failure } from './helpers.js';
import { replaced } from './replaced.js';
import { ENDPOINT, randomFile, tusServer } from './tus-fixture.js';
import { openWeChat } from './wechat-page.js';

/** The file that the library begins in. */
const TUS = 'node_modules/browser';

/** Runs a call while the server refuses a part of its code, then once more. */
async function loseOnce<T>(part: string, call: () => Promise<T>): Promise<T> {
  refuseOnce(part);
  await failure(call());
  return call();
}

describe('a call whose code the server refuses once works the next time', () => {
  tusServer();

  it('if a provider of the app is lost', async () => {
    const bus = new DeviceBus();
    bus.provideLazy('getBatteryInfo', () => import('./fixtures/late-provider.js'));
    expect(await loseOnce('fixtures/late-provider', () => bus.call('getBatteryInfo'))).to.include({ level: 7 });
  });

  it('request()', async () => {
    const { statusCode } = await loseOnce('network/web/request', () => request({ url: location.href }));
    expect(statusCode).to.equal(200);
  });

  it('checkPermission()', async () => {
    const { name } = await loseOnce('permissions/web/permissions', () => checkPermission({ name: 'camera' }));
    expect(name).to.equal('camera');
  });

  it('stopAccelerometer()', async () => {
    const { errMsg } = await loseOnce('sensors/web/sensor-readings', () => stopAccelerometer());
    expect(errMsg).to.equal('stopAccelerometer:ok');
  });

  it('setStorage() of a large value', async () => {
    const data = 'x'.repeat(6_000_000);
    await loseOnce('storage/web/large-store', () => setStorage({ key: 'large', data }));
    expect((await getStorage({ key: 'large' })).data).to.equal(data);
    await clearStorage();
  });

  it('uploadResumable()', async () => {
    const file = randomFile(1000);
    const { errMsg } = await loseOnce(TUS, () => uploadResumable({ url: ENDPOINT, file }));
    expect(errMsg).to.equal('uploadResumable:ok');
  });

  it('setClipboardData() of a picture', async () => {
    const write = async ([item]: ClipboardItem[]) => void (await item!.getType('image/png'));
    await replaced(navigator, 'clipboard', { write }, async () => {
      const copy = () => setClipboardData({ image: mediaUrl('photo.jpg'), showToast: false });
      expect((await loseOnce('files/web/compress', copy)).errMsg).to.equal('setClipboardData:ok');
    });
  });

  it('chooseImage() and scanCode()', async () => {
    const chosen = <T>(call: () => Promise<T>, file: string) =>
      pick(() => {
        const answer = call();
        answer.catch(() => undefined); // It may fail before anybody waits for it.
        return answer;
      }, [medium(file)]);
    const choose = () => chosen(() => chooseImage(), 'photo.jpg');
    expect((await loseOnce('files/web/chosen', choose)).tempFilePaths).to.have.length(1);
    const scan = () => chosen(() => scanCode(), 'codes/qr.png');
    expect((await loseOnce('social/web/barcodes', scan)).result).to.contain('pearl');
  });

  it('each call of WeChat', async () => {
    const page = await openWeChat('android');
    page.connect();
    const getNetworkType = () => page.bus.call('getNetworkType');
    refuseOnce('hosts/wechat-sdk');
    const error = await getNetworkType().then(
      () => expect.fail('it was answered'),
      ({ errCode }: { errCode: number }) => errCode,
    );
    expect(error).to.be.oneOf([ErrCode.network, ErrCode.unknown]);
    expect(await getNetworkType()).to.include({ networkType: 'wifi' });
    page.frame.remove();
  });
});
