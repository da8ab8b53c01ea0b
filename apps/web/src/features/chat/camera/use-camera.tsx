import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { logFailure } from '../../../browser/log.ts';
import { phoneQuery } from '../../../browser/phone-query.ts';
import { useChatTexts } from '../../../texts/use/use-chat-texts.ts';
import { showAlert } from '../../../ui/alert.tsx';
import type { CameraDialogProps } from './camera-dialog.tsx';
import { cameraRequest, type Device, isIos } from './camera-request.ts';

interface CameraParts {
  Dialog: ComponentType<CameraDialogProps>;
  stream: MediaStream;
}

export interface Camera {
  /** Render this anywhere on the page. */
  element: ReactNode;
  /** Opens the camera dialog. Without a camera it says so; on iOS the file picker opens instead (spec section 8). */
  open(): void;
}

interface CameraOptions {
  onPhoto(photo: File): void;
  pickFiles(): void;
}

/** The chat bar's camera, on only while its dialog is open. */
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

/** Loads the dialog while the browser asks for permission. */
async function openCamera(): Promise<CameraParts> {
  const loading = import('./camera-dialog.tsx');
  loading.catch(() => undefined);
  // Pages without HTTPS have no media devices.
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
