import { cameraLimits } from '@rxweb/contracts/shared/limits';

export interface Device {
  userAgent: string;
  platform: string;
  maxTouchPoints: number;
  isNarrow: boolean;
}

/** Phones and Android devices get the smaller size (spec section 9). Prefers the rear camera, which faces the label. */
export function cameraRequest(device: Device): MediaStreamConstraints {
  const { widthPx, heightPx } = isPhone(device) ? cameraLimits.mobile : cameraLimits.desktop;
  return {
    audio: false,
    video: { facingMode: { ideal: 'environment' }, width: { ideal: widthPx }, height: { ideal: heightPx } },
  };
}

/** iPhones and iPads, also iPads that claim to be a Mac. */
export function isIos({ userAgent, platform, maxTouchPoints }: Device): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);
}

function isPhone(device: Device): boolean {
  return device.isNarrow || isIos(device) || /Android|Mobi/.test(device.userAgent);
}
