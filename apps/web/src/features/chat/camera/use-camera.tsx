import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { logFailure } from '../../../browser/log.ts';
import { phoneQuery } from '../../../browser/use-media-query.ts';
import { useChatTexts } from '../../../texts/use-chat-texts.ts';
import { showAlert } from '../../../ui/alert.tsx';
import type { CameraDialogProps } from './camera-dialog.tsx';
import { cameraRequest, type Device, isIos } from './camera-request.ts';

interface CameraParts {
  Dialog: ComponentType<CameraDialogProps>;
  stream: MediaStream;
}

export interface Camera {
  /** To be rendered somewhere on the page. */
  element: ReactNode;
  /** Asks for the camera and shows what it sees. Where there is none, says so; on iOS the file picker comes instead (spec section 8). */
  open(): void;
}

interface CameraOptions {
  onPhoto(photo: File): void;
  pickFiles(): void;
}

/** The camera of the chat bar. Its light is on only while its dialog is open. */
export function useCamera({ onPhoto, pickFiles }: CameraOptions): Camera {
  const [parts, setParts] = useState<CameraParts | null>(null);
  const isOpening = useRef(false);
  const isGone = useRef(false);
  const { unavailable } = useChatTexts().camera;

  const close = useCallback(() => setParts(null), []);

  const refuse = (error: unknown) => {
    logFailure('The camera was not opened', error);
    if (isIos(thisDevice())) pickFiles();
    else void showAlert(unavailable);
  };

  const open = () => {
    if (isOpening.current) return;
    isOpening.current = true;
    openCamera()
      .then((opened) => (isGone.current ? turnOff(opened.stream) : setParts(opened)), refuse)
      .finally(() => {
        isOpening.current = false;
      });
  };

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const stream = parts?.stream;
  useEffect(() => {
    if (!stream) return;
    for (const track of stream.getTracks()) track.addEventListener('ended', close);
    return () => turnOff(stream);
  }, [stream, close]);

  const element = parts && (
    <parts.Dialog
      stream={parts.stream}
      onClose={close}
      onPhoto={(photo) => {
        close();
        onPhoto(photo);
      }}
    />
  );
  return { element, open };
}

/** The browser's question and the dialog's code come at the same time. */
async function openCamera(): Promise<CameraParts> {
  const loading = import('./camera-dialog.tsx');
  loading.catch(() => undefined);
  // A page without a secure address has no media devices.
  const stream = await navigator.mediaDevices.getUserMedia(cameraRequest(thisDevice()));
  try {
    return { stream, Dialog: (await loading).CameraDialog };
  } catch (error) {
    turnOff(stream);
    throw error;
  }
}

function turnOff(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function thisDevice(): Device {
  const { userAgent, platform, maxTouchPoints } = navigator;
  return { userAgent, platform, maxTouchPoints, isNarrow: matchMedia(phoneQuery).matches };
}
