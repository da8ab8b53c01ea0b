import { useHydrated } from '../boot/use-hydrated.ts';
import { Icon, type IconProps } from './icon.tsx';

const nothing = { stroke: '' };

/** A decorative drawing: the server's markup reserves its space, the script draws it. */
export function Adornment({ drawing, ...rest }: IconProps) {
  return <Icon drawing={useHydrated() ? drawing : nothing} {...rest} />;
}
