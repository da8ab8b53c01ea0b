import { useHydrated } from '../boot/use-hydrated.ts';
import { Icon, type IconProps } from './icon.tsx';

const nothing = { stroke: '' };

/** A drawing that adorns words that say it all: in the server's markup only its place is kept, and it is drawn with the script. */
export function Adornment({ drawing, ...rest }: IconProps) {
  return <Icon drawing={useHydrated() ? drawing : nothing} {...rest} />;
}
