import { cameraLimits } from '@rxweb/contracts/shared/limits';
import { type Ref, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { logFailure } from '../../../browser/log.ts';
import { useChatTexts } from '../../../texts/use/use-chat-texts.ts';
import { useTexts } from '../../../texts/use/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { cameraIcon } from '../../../ui/icons.ts';
import { checkIcon, closeIcon, refreshIcon } from '../../../ui/more-icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useModal } from '../../../ui/use-modal.ts';
import styles from './camera-dialog.module.css';

export interface CameraDialogProps {
  stream: MediaStream;
  onPhoto(photo: File): void;
  onClose(): void;
}

interface Shot {
  file: File;
  url: string;
}

/** Shows the camera, then the photo to use or retake. */
export function CameraDialog({ stream, onPhoto, onClose }: CameraDialogProps) {
  const texts = useChatTexts().camera;
  const { open: title } = useTexts().camera;
  const dialog = useModal();
  const video = useRef<HTMLVideoElement>(null);
  const shutter = useRef<HTMLButtonElement>(null);
  const use = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const [isReady, setIsReady] = useState(false);
  const { shot, hasFailed, capture, discard } = useShot(video);

  useEffect(() => (shot ? use : shutter).current?.focus(), [shot]);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);

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
      <CameraView ref={video} shot={shot} isReady={isReady} onReady={() => setIsReady(true)} />
      {hasFailed && (
        <Notice tone="danger" role="alert">
          {texts.notCaptured}
        </Notice>
      )}
      <div className={styles.foot}>
        <p className={styles.hint}>{shot ? texts.isReadable : texts.layFlat}</p>
        <div className={styles.actions}>
          {shot ? (
            <ShotButtons ref={use} onRetake={discard} onUse={() => onPhoto(shot.file)} />
          ) : (
            <Button
              variant="primary"
              icon={cameraIcon}
              ref={shutter}
              aria-disabled={!isReady}
              onClick={() => isReady && void capture()}
            >
              {texts.take}
            </Button>
          )}
        </div>
      </div>
    </dialog>
  );
}

interface CameraViewProps {
  ref: Ref<HTMLVideoElement>;
  shot: Shot | null;
  isReady: boolean;
  onReady(): void;
}

function CameraView({ ref, shot, isReady, onReady }: CameraViewProps) {
  const texts = useChatTexts().camera;
  return (
    <div className={styles.view}>
      <video
        ref={ref}
        className={styles.picture}
        hidden={shot !== null}
        aria-label={texts.view}
        autoPlay
        playsInline
        muted
        onPlaying={onReady}
      />
      {shot && <img className={styles.picture} src={shot.url} alt={texts.taken} />}
      {!shot && !isReady && <p className={styles.starting}>{texts.starting}</p>}
    </div>
  );
}

interface ShotButtonsProps {
  ref: Ref<HTMLButtonElement>;
  onRetake(): void;
  onUse(): void;
}

function ShotButtons({ ref, onRetake, onUse }: ShotButtonsProps) {
  const texts = useChatTexts().camera;
  return (
    <>
      <Button icon={refreshIcon} onClick={onRetake}>
        {texts.retake}
      </Button>
      <Button variant="primary" icon={checkIcon} ref={ref} onClick={onUse}>
        {texts.use}
      </Button>
    </>
  );
}

/** Takes a photo for review; revokes its URL afterwards. */
function useShot(video: RefObject<HTMLVideoElement | null>) {
  const [shot, setShot] = useState<Shot | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (shot) return () => URL.revokeObjectURL(shot.url);
  }, [shot]);

  const capture = async () => {
    if (!video.current) return;
    setHasFailed(false);
    try {
      const file = await takePhoto(video.current, new Date());
      setShot({ file, url: URL.createObjectURL(file) });
    } catch (error) {
      logFailure('A photo was not taken', error);
      setHasFailed(true);
    }
  };
  return { shot, hasFailed, capture, discard: () => setShot(null) };
}

/** Saves the current video frame as a JPEG named by time. Throws without a frame or if encoding fails. */
async function takePhoto(video: HTMLVideoElement, now: Date): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  const context = canvas.getContext('2d');
  if (!context || canvas.width === 0) throw new Error('the camera shows no picture yet');
  context.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((settle) =>
    canvas.toBlob(settle, 'image/jpeg', cameraLimits.jpegQuality),
  );
  if (!blob) throw new Error('the browser made no picture');
  return new File([blob], `photo-${timestamp(now)}.jpg`, { type: 'image/jpeg', lastModified: now.getTime() });
}

/** Device time: `20261121-143005`. */
function timestamp(at: Date): string {
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString();
  return local.slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
}
