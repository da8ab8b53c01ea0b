import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { logFailure } from '../../../browser/log.ts';
import { useChatTexts } from '../../../texts/use-chat-texts.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { cameraIcon } from '../../../ui/icons.ts';
import { checkIcon, closeIcon, refreshIcon } from '../../../ui/more-icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import styles from './camera-dialog.module.css';
import { takePhoto } from './take-photo.ts';

export interface CameraDialogProps {
  stream: MediaStream;
  onPhoto(photo: File): void;
  onClose(): void;
}

interface Shot {
  file: File;
  url: string;
}

/** What the camera sees, then the photo: to use or to take again. */
export function CameraDialog({ stream, onPhoto, onClose }: CameraDialogProps) {
  const texts = useChatTexts().camera;
  const { open: title } = useTexts().camera;
  const dialog = useRef<HTMLDialogElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const shutter = useRef<HTMLButtonElement>(null);
  const use = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const [isReady, setIsReady] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [shot, setShot] = useShot();

  // Closed before React takes it out of the page: only then the browser gives the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  useEffect(() => (shot ? use : shutter).current?.focus(), [shot]);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);

  const capture = async () => {
    if (!video.current || !isReady) return;
    setHasFailed(false);
    try {
      const file = await takePhoto(video.current, new Date());
      setShot({ file, url: URL.createObjectURL(file) });
    } catch (error) {
      logFailure('A photo was not taken', error);
      setHasFailed(true);
    }
  };

  return (
    <dialog
      ref={dialog}
      className={styles.camera}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {shot ? texts.useThis : title}
        </h2>
        <IconButton label={texts.close} drawing={closeIcon} onClick={onClose} />
      </header>
      <div className={styles.view}>
        <video
          ref={video}
          className={styles.picture}
          hidden={shot !== null}
          aria-label={texts.view}
          autoPlay
          playsInline
          muted
          onPlaying={() => setIsReady(true)}
        />
        {shot && <img className={styles.picture} src={shot.url} alt={texts.taken} />}
        {!shot && !isReady && <p className={styles.starting}>{texts.starting}</p>}
      </div>
      {hasFailed && (
        <Notice tone="danger" role="alert">
          {texts.notCaptured}
        </Notice>
      )}
      <div className={styles.foot}>
        <p className={styles.hint}>{shot ? texts.isReadable : texts.layFlat}</p>
        {shot ? (
          <div className={styles.actions}>
            <Button icon={refreshIcon} onClick={() => setShot(null)}>
              {texts.retake}
            </Button>
            <Button variant="primary" icon={checkIcon} ref={use} onClick={() => onPhoto(shot.file)}>
              {texts.use}
            </Button>
          </div>
        ) : (
          <div className={styles.actions}>
            <Button
              variant="primary"
              icon={cameraIcon}
              ref={shutter}
              aria-disabled={!isReady}
              onClick={() => void capture()}
            >
              {texts.take}
            </Button>
          </div>
        )}
      </div>
    </dialog>
  );
}

/** The photo that is looked at; its address is given back when it goes. */
function useShot() {
  const [shot, setShot] = useState<Shot | null>(null);
  useEffect(() => {
    if (shot) return () => URL.revokeObjectURL(shot.url);
  }, [shot]);
  return [shot, setShot] as const;
}
