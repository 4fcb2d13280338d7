import {
  BadgeCheck,
  Building2,
  CircleUser,
  FileCheck,
  FileUp,
  KeyRound,
  Landmark,
  Layers,
  LayoutDashboard,
  Package,
  ReceiptText,
  ShieldCheck,
  TicketPercent,
  Users,
} from 'lucide';
import { Icon } from '../Icon/Icon';
import type { SidebarSection } from '../SidebarNav/SidebarNav';

/** Sample navigation: the menu of a platform admin on the coupons page. */
export const sections: readonly SidebarSection[] = [
  { items: [{ id: 'dashboard', label: 'Dashboard', icon: <Icon of={LayoutDashboard} />, href: '#dashboard' }] },
  {
    heading: 'User',
    items: [
      { id: 'profile', label: 'My Profile', icon: <Icon of={CircleUser} />, href: '#profile' },
      { id: 'password', label: 'Change Password', icon: <Icon of={KeyRound} />, href: '#password' },
    ],
  },
  {
    heading: 'Manage Admin',
    items: [
      { id: 'admins', label: 'Admins', icon: <Icon of={Users} />, href: '#admins' },
      { id: 'roles', label: 'Roles', icon: <Icon of={ShieldCheck} />, href: '#roles' },
    ],
  },
  {
    items: [
      { id: 'types', label: 'Manage Insurance Types', icon: <Icon of={Layers} />, href: '#types' },
      { id: 'agencies', label: 'Agencies', icon: <Icon of={Building2} />, href: '#agencies' },
    ],
  },
  {
    heading: 'Manage Subscription',
    items: [
      { id: 'packages', label: 'Subscription Packages', icon: <Icon of={Package} />, href: '#packages' },
      { id: 'coupons', label: 'Coupons', icon: <Icon of={TicketPercent} />, href: '#coupons', active: true },
    ],
  },
  {
    heading: 'Subscription',
    items: [{ id: 'plans', label: 'All Plans', icon: <Icon of={BadgeCheck} />, href: '#plans' }],
  },
  {
    heading: 'History',
    items: [{ id: 'transactions', label: 'Transaction', icon: <Icon of={ReceiptText} />, href: '#transactions' }],
  },
  { items: [{ id: 'carriers', label: 'Carriers', icon: <Icon of={Landmark} />, href: '#carriers' }] },
  {
    heading: 'Verification',
    items: [
      { id: 'docs', label: 'Docs', icon: <Icon of={FileCheck} />, href: '#docs' },
      { id: 'uploaded', label: 'Uploaded Docs', icon: <Icon of={FileUp} />, href: '#uploaded' },
    ],
  },
];

/** Sample logo, 26 px. Applications pass their own. */
export function Mark() {
  return (
    <svg width="26" height="26" viewBox="0 0 28 28" fill="none" aria-hidden="true">
      <rect width="28" height="28" rx="8" fill="var(--fl-accent-solid)" />
      <circle cx="14" cy="14" r="6.2" stroke="var(--fl-accent-on-solid)" strokeWidth="2.6" />
      <path
        d="M2.5 20.5C9 20.5 10.5 14 14 14s5-6.5 11.5-6.5"
        stroke="var(--fl-accent-on-solid)"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  );
}

export const footerLinks = [
  { label: 'Legal Stuff', href: '#legal' },
  { label: 'Terms of Service', href: '#terms' },
  { label: 'Privacy Policy', href: '#privacy' },
];
