import { expect, oneEvent, waitUntil } from '@open-wc/testing';
import { device, dispatchBack, ErrCode, scanCode, type ErrCode as Codes } from 'nacre/device';
import { keys, setFiles } from '../helpers/commands.js';
import { deepActiveElement, drawn } from '../helpers/dom.js';
import { withLocale } from '../helpers/locale.js';
import { medium } from '../helpers/picker.js';
import { expectFailure } from '../device/helpers.js';
import { replaced } from '../device/replaced.js';
import { withOverlays } from './overlay-fixture.js';
import { buttons, dialog, hint, openScanner, press, QR, view, visit, withCamera } from './scanner-fixture.js';

type Code = (typeof Codes)[keyof typeof Codes];

/** The user chooses a picture with the field of the scanner. */
async function choose(file: string): Promise<void> {
  // The driver finds fields of the page alone.
  const field = view()!.querySelector<HTMLInputElement>('input[type=file]')!;
  const copy = Object.assign(document.createElement('input'), { type: 'file', id: 'chosen', hidden: true });
  document.body.append(copy);
  await setFiles('#chosen', medium(file));
  field.files = copy.files;
  copy.remove();
  field.dispatchEvent(new Event('change'));
}

describe('the scanner', () => {
  const overlays = withOverlays('nc-popup');

  it('reads what the camera sees, and turns it off', async () => {
    await withCamera(async (camera) => {
      const { call } = await openScanner();
      await waitUntil(() => camera.open() === 1, 'the camera is on');
      expect(camera.asked[0]).to.have.nested.property('video.facingMode', 'environment');
      expect(hint()).to.equal('Point the camera at a code');
      await camera.see('codes/qr.png');
      const { result, scanType, errMsg } = await call;
      expect([result, scanType, errMsg]).to.deep.equal([QR, 'QR_CODE', 'scanCode:ok']);
      expect(camera.open()).to.equal(0);
      await waitUntil(() => !view(), 'it is gone');
    });
  });

  it('shows the camera again when its picture has stopped', async () => {
    await withCamera(async (camera) => {
      const { call } = await openScanner();
      await waitUntil(() => view()?.querySelector('.frame:not([hidden])'), 'the camera is on');
      camera.pause(true);
      await oneEvent(view()!.querySelector('video')!, 'emptied');
      camera.pause(false);
      await camera.see('codes/qr.png');
      expect((await call).result).to.equal(QR);
      expect(camera.asked).to.have.lengthOf(1);
    });
  });

  it('covers the screen, keeps the focus and is accessible', async () => {
    await withCamera(async (camera) => {
      const { call } = await openScanner();
      await waitUntil(() => camera.open() === 1, 'the camera is on');
      const { left, top, width, height } = view()!.host.getBoundingClientRect();
      expect([left, top, width, height]).to.deep.equal([0, 0, innerWidth, innerHeight]);
      expect(deepActiveElement()?.ariaLabel).to.equal('Close');
      await expect(dialog()).to.be.accessible();
      press('Close');
      await expectFailure(call, 'scanCode:fail cancel', ErrCode.cancel);
    });
  });

  it('is cancelled by Escape, Back, another page, another scan, and with the overlays', async () => {
    const ways: [way: string, finish: () => unknown][] = [
      ['Escape', () => keys('Escape')],
      ['Back', () => dispatchBack({ from: 'backbutton' })],
      ['another page', () => visit('two')],
      ['the overlays are gone', () => overlays.end()],
    ];
    await withCamera(async (camera) => {
      for (const [way, finish] of ways) {
        visit('one');
        const { call } = await openScanner();
        await waitUntil(() => camera.open() === 1, `the camera is on: ${way}`);
        await finish();
        await expectFailure(call, 'scanCode:fail cancel', ErrCode.cancel);
        expect(camera.open(), way).to.equal(0);
        await drawn();
      }
      overlays.start();
      const first = await openScanner();
      const second = await openScanner();
      await expectFailure(first.call, 'scanCode:fail cancel', ErrCode.cancel);
      await keys('Escape');
      await expectFailure(second.call, 'scanCode:fail cancel', ErrCode.cancel);
      expect(camera.open()).to.equal(0);
    });
  });

  it('ends when it is aborted, and when its root is taken off the page', async () => {
    await withCamera(async (camera) => {
      const control = new AbortController();
      const aborted = await openScanner({ signal: control.signal });
      await waitUntil(() => camera.open() === 1, 'the camera is on');
      control.abort();
      await expectFailure(aborted.call, 'scanCode:fail abort', ErrCode.abort);
      await waitUntil(() => camera.open() === 0, 'the camera is off');
      const removed = await openScanner();
      dialog()!.remove();
      await expectFailure(removed.call, 'scanCode:fail cancel', ErrCode.cancel);
      expect(camera.open()).to.equal(0);
    });
  });

  it('turns off a camera that comes when it has closed', async () => {
    await withCamera(async (camera) => {
      let answer!: () => void;
      const { mediaDevices } = navigator;
      const late = () =>
        new Promise<MediaStream>((resolve) => {
          answer = () => void mediaDevices.getUserMedia({ video: {} }).then(resolve);
        });
      await replaced(navigator, 'mediaDevices', { ...mediaDevices, getUserMedia: late }, async () => {
        const { call } = await openScanner();
        await waitUntil(() => answer, 'the user is asked');
        await keys('Escape');
        await expectFailure(call, 'scanCode:fail cancel', ErrCode.cancel);
        answer();
        await waitUntil(() => camera.tracks.length === 1 && camera.open() === 0, 'it is off again');
      });
    });
  });

  const REFUSALS: [name: string, code: Code, text: RegExp][] = [
    ['NotAllowedError', ErrCode.permission, /not allowed to use the camera/],
    ['NotFoundError', ErrCode.notFound, /not available/],
    ['NotReadableError', ErrCode.busy, /not available/],
  ];
  for (const [name, code, text] of REFUSALS) {
    it(`fails with its code without a camera (${name}), at once or when the user wants no picture either`, async () => {
      await withCamera(
        async () => {
          for (const options of [{ onlyFromCamera: true }, { hideAlbum: true }])
            await expectFailure(scanCode(options), 'scanCode:fail refused', code);
          const { call } = await openScanner();
          await waitUntil(() => text.test(hint()), 'it says so');
          expect(buttons()).to.deep.equal(['Close', 'Choose picture']);
          await expect(dialog()).to.be.accessible();
          press('Close');
          await expectFailure(call, 'scanCode:fail refused', code);
        },
        { refuse: name },
      );
    });
  }

  it('reads a picture that the user chooses', async () => {
    await withCamera(
      async () => {
        const { call } = await openScanner();
        await choose('photo.jpg');
        await waitUntil(() => hint() === 'No code found in this picture', 'it says so');
        await choose('codes/ean13.png');
        expect((await call).result).to.equal('4006381333931');
      },
      { refuse: 'NotFoundError' },
    );
  });

  it('has no pictures if only the camera is wanted', async () => {
    await withCamera(async (camera) => {
      const { call } = await openScanner({ onlyFromCamera: true });
      await waitUntil(() => camera.open() === 1, 'the camera is on');
      expect(buttons()).to.deep.equal(['Close']);
      expect(view()!.querySelector('input')).to.equal(null);
      press('Close');
      await expectFailure(call, /cancel/, ErrCode.cancel);
    });
  });

  it('goes to the next camera, and mirrors one at the front', async () => {
    await withCamera(
      async (camera) => {
        const { call } = await openScanner();
        await waitUntil(() => view() && buttons().includes('Switch camera'), 'there are two');
        expect(getComputedStyle(view()!.querySelector('video')!).scale).to.equal('-1 1');
        press('Switch camera');
        await waitUntil(() => camera.asked.length === 2, 'the other one is asked for');
        expect(camera.asked[1]).to.have.nested.property('video.deviceId.exact', 'camera 1');
        await waitUntil(() => camera.open() === 1, 'the first is off');
        press('Close');
        await expectFailure(call, /cancel/, ErrCode.cancel);
      },
      { devices: 2, settings: { facingMode: 'user' } },
    );
  });

  it('switches the light of a camera that has one', async () => {
    await withCamera(async (camera) => {
      const lit: unknown[] = [];
      const { getUserMedia } = navigator.mediaDevices;
      const withTorch = async (constraints: MediaStreamConstraints) => {
        const stream = await getUserMedia(constraints);
        let torch = false;
        const [track] = stream.getVideoTracks();
        Object.assign(track!, {
          getCapabilities: () => ({ torch: true }),
          getSettings: () => ({ torch }),
          applyConstraints: async ({ advanced }: { advanced: { torch: boolean }[] }) => {
            ({ torch } = advanced[0]!);
            lit.push(torch);
          },
        });
        return stream;
      };
      await replaced(navigator, 'mediaDevices', { ...navigator.mediaDevices, getUserMedia: withTorch }, async () => {
        const { call } = await openScanner();
        await waitUntil(() => view() && buttons().includes('Flashlight'), 'there is a light');
        const pressed = () => view()!.querySelector('[aria-pressed]')!.ariaPressed;
        expect(pressed()).to.equal('false');
        press('Flashlight');
        await waitUntil(() => pressed() === 'true', 'it is on');
        press('Flashlight');
        await waitUntil(() => pressed() === 'false', 'it is off');
        expect(lit).to.deep.equal([true, false]);
        press('Close');
        await expectFailure(call, /cancel/, ErrCode.cancel);
        expect(camera.open()).to.equal(0);
      });
    });
  });

  it('says when the system takes the camera away', async () => {
    await withCamera(async (camera) => {
      const { call } = await openScanner();
      await waitUntil(() => view()?.querySelector('.frame:not([hidden])'), 'the camera is on');
      camera.lose();
      await waitUntil(() => /not available/.test(hint()), 'it says so');
      press('Close');
      await expectFailure(call, 'scanCode:fail the system has taken the camera away', ErrCode.busy);
      expect(camera.open()).to.equal(0);
    });
  });

  it('speaks the language of the app', async () => {
    await withLocale('zh-Hans', async () => {
      await withCamera(async () => {
        const { call } = await openScanner();
        expect(hint()).to.equal('将摄像头对准二维码或条形码');
        await keys('Escape');
        await expectFailure(call, /cancel/, ErrCode.cancel);
      });
    });
  });

  it('leaves the scan to a host', async () => {
    const control = new AbortController();
    device.addEventListener(
      'scanCode',
      (event) => event.respondWith({ result: 'host', scanType: 'QR_CODE', charSet: 'UTF-8', rawData: '' }),
      control,
    );
    expect((await device.call('scanCode')).result).to.equal('host');
    expect(view()).to.equal(undefined);
    control.abort();
  });
});
