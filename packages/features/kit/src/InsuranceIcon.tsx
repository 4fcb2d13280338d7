import { Icon, type IconNode } from '@fairlead/ui';
import {
  Bike,
  BriefcaseMedical,
  Building2,
  Car,
  HardHat,
  HeartPulse,
  House,
  KeyRound,
  PawPrint,
  Plane,
  Sailboat,
  Scale,
  ShieldCheck,
  Truck,
  Umbrella,
  Waves,
  Wifi,
} from 'lucide';
import * as styles from './InsuranceIcon.css';
import { type InsuranceKind, insuranceKind } from './insuranceKind';

const icons: Readonly<Record<InsuranceKind, IconNode>> = {
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
  return (
    <span className={`${styles.tile} ${styles.size[size]}`}>
      <Icon of={icons[insuranceKind(of)]} size={signSizes[size]} strokeWidth={1.6} aria-hidden />
    </span>
  );
}
