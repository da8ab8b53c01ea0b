import { cameraLimits } from '@rxweb/contracts/shared/limits';

/** What the browser says about the device it runs on. */
export interface Device {
  userAgent: string;
  platform: string;
  maxTouchPoints: number;
  /** The window is as narrow as a phone's. */
  isNarrow: boolean;
}

/** Phones and Android devices get the smaller picture (spec section 9); the camera on the back is asked for, since labels are in front of it. */
export function cameraRequest(device: Device): MediaStreamConstraints {
  const { widthPx, heightPx } = isPhone(device) ? cameraLimits.mobile : cameraLimits.desktop;
  return {
    audio: false,
    video: { facingMode: { ideal: 'environment' }, width: { ideal: widthPx }, height: { ideal: heightPx } },
  };
}

/** iPhones and iPads, also those iPads that say they are a Mac. */
export function isIos({ userAgent, platform, maxTouchPoints }: Device): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);
}

function isPhone(device: Device): boolean {
  return device.isNarrow || isIos(device) || /Android|Mobi/.test(device.userAgent);
}
