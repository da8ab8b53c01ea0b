import { Icon } from './icon.tsx';
import { mortarIcon } from './more-icons.ts';

interface LogoMarkProps {
  /** The address of the store's own logo, or a data URL; without one, the mortar. */
  logo: string | null | undefined;
  /** Gives both the same size, so nothing moves. */
  className: string | undefined;
}

export function LogoMark({ logo, className }: LogoMarkProps) {
  if (logo) return <img className={className} src={logo} width={34} height={34} alt="" />;
  return (
    <span className={className}>
      <Icon drawing={mortarIcon} size={24} />
    </span>
  );
}
