import { msg, str } from '@lit/localize';
import { Button } from 'nacre/react/button';
import { Progress } from 'nacre/react/progress';
import { Radio } from 'nacre/react/radio';
import { RadioGroup } from 'nacre/react/radio-group';
import { Slider } from 'nacre/react/slider';
import { Switch } from 'nacre/react/switch';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocale } from '../parts/locale.js';
import { PhotoGrid } from '../photos/photo-grid.js';
import { type Fault, FAULTS, send } from '../photos/send.js';
import { MOST, usePhotos } from '../photos/use-photos.js';

const faultName = (fault: Fault): string =>
  ({
    none: msg('It answers', { id: 'sc.photos.fault.none' }),
    slow: msg('It does not answer', { id: 'sc.photos.fault.slow' }),
    crash: msg('It fails with an error', { id: 'sc.photos.fault.crash' }),
    drop: msg('It closes the connection', { id: 'sc.photos.fault.drop' }),
  })[fault];

/** Photos to choose, look at, make smaller and send. */
export default function PhotosPage() {
  const locale = useLocale();
  const [quality, setQuality] = useState(60);
  const [isCompressed, setCompressed] = useState(true);
  const [fault, setFault] = useState<Fault>('none');
  const [notice, setNotice] = useState('');
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  const { photos, isBusy, finalOf, remove, sent, choose } = usePhotos(isCompressed ? quality : undefined);
  const leaving = useRef(new AbortController());

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const sizeText = useMemo(() => {
    const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 });
    return (bytes: number): string => format.format(bytes / 1000);
  }, [locale]);

  const add = async (): Promise<void> => {
    setFailure('');
    setNotice('');
    try {
      const dropped = (await choose()).join(', ');
      if (dropped) setNotice(msg(str`Left out: ${dropped}`, { id: 'sc.photos.dropped' }));
    } catch (error) {
      setFailure((error as Error).message);
    }
  };

  const sendAll = async (): Promise<void> => {
    setFailure('');
    setNotice('');
    setSending(true);
    const { signal } = leaving.current;
    let reason = '';
    for (const photo of photos.filter(({ isSent }) => !isSent)) {
      reason = await send(finalOf(photo), fault, signal);
      if (signal.aborted) return;
      if (reason) break;
      sent(photo);
    }
    setSending(false);
    setFailure(reason);
  };

  const count = photos.length;
  const arrived = photos.filter(({ isSent }) => isSent).length;
  const isDone = count > 0 && arrived === count;
  const before = photos.reduce((sum, { file }) => sum + file.size, 0);
  const after = photos.reduce((sum, photo) => sum + finalOf(photo).size, 0);
  const progress = msg(str`${arrived} of ${count} photos sent`, { id: 'sc.photos.progress' });

  return (
    <div className="page photo-page">
      <p className="lead">
        {msg(
          'Choose up to nine photos, make them smaller in the browser, and send them to a real server. Hold an enlarged photo to save it.',
          { id: 'sc.photos.lead' },
        )}
      </p>
      <Button type={count ? 'default' : 'primary'} disabled={count >= MOST || isSending} onClick={() => void add()}>
        {msg('Choose photos', { id: 'sc.photos.choose' })}
      </Button>
      {count ? (
        <PhotoGrid photos={photos} finalOf={finalOf} sizeText={sizeText} onRemove={remove} />
      ) : (
        <p className="empty hint">{msg('No photos yet', { id: 'sc.photos.none' })}</p>
      )}
      <div className="photo-settings">
        <Switch checked={isCompressed} disabled={isSending} onChange={({ target }) => setCompressed(target.checked)}>
          {msg('Make them smaller first', { id: 'sc.photos.compress' })}
        </Switch>
        <div className="quality">
          <span id="quality">{msg('Quality', { id: 'sc.photos.quality' })}</span>
          <Slider
            min={10}
            max={100}
            step={10}
            value={quality}
            showValue
            disabled={!isCompressed || isSending}
            aria-labelledby="quality"
            onChange={({ target }) => setQuality(Number(target.value))}
          />
        </div>
        <RadioGroup
          label={msg('What the server does', { id: 'sc.photos.fault' })}
          value={fault}
          onChange={({ target }) => setFault(target.value as Fault)}
        >
          {FAULTS.map((each) => (
            <Radio key={each} value={each}>
              {faultName(each)}
            </Radio>
          ))}
        </RadioGroup>
      </div>
      {count > 0 && (
        <p className="hint total">
          {msg(str`${sizeText(before)} in all, made ${sizeText(after)}`, { id: 'sc.photos.total' })}
        </p>
      )}
      {(isSending || arrived > 0) && (
        <Progress
          percent={Math.round((100 * arrived) / count)}
          strokeWidth={8}
          borderRadius={4}
          aria-label={progress}
        />
      )}
      <p className="hint" role="status">
        {isDone
          ? msg('All photos have arrived.', { id: 'sc.photos.all' })
          : isSending || arrived > 0
            ? progress
            : notice}
      </p>
      {failure && (
        <p className="failure" role="alert">
          {failure}
        </p>
      )}
      <Button type="primary" disabled={!count || isDone || isBusy} loading={isSending} onClick={() => void sendAll()}>
        {failure && count ? msg('Try again', { id: 'sc.photos.again' }) : msg('Send', { id: 'sc.photos.send' })}
      </Button>
    </div>
  );
}
