import {
  Bike,
  BriefcaseMedical,
  Building2,
  Car,
  HardHat,
  HeartPulse,
  House,
  KeyRound,
  type LucideIcon,
  PawPrint,
  Plane,
  Sailboat,
  Scale,
  ShieldCheck,
  Truck,
  Umbrella,
  Waves,
  Wifi,
} from 'lucide-react';
import * as styles from './InsuranceIcon.css';
import { type InsuranceKind, insuranceKind } from './insuranceKind';

const icons: Readonly<Record<InsuranceKind, LucideIcon>> = {
  workers: HardHat,
  umbrella: Umbrella,
  flood: Waves,
  cyber: Wifi,
  liability: Scale,
  commercialAuto: Truck,
  motorcycle: Bike,
  auto: Car,
  boat: Sailboat,
  renters: KeyRound,
  commercialProperty: Building2,
  home: House,
  travel: Plane,
  life: HeartPulse,
  health: BriefcaseMedical,
  pet: PawPrint,
  other: ShieldCheck,
};

const signSizes = { small: 16, medium: 20, large: 24 } as const;

interface InsuranceIconProps {
  /** Name or tag of the insurance type, or both. */
  of: string;
  size?: keyof typeof styles.size;
}

/** Icon of an insurance type. */
export function InsuranceIcon({ of, size = 'medium' }: InsuranceIconProps) {
  const Sign = icons[insuranceKind(of)];
  return (
    <span className={`${styles.tile} ${styles.size[size]}`}>
      <Sign size={signSizes[size]} strokeWidth={1.6} aria-hidden />
    </span>
  );
}
