import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'customerView.started': 'Sie sehen das Portal jetzt als dieser Kunde.',
  'customerView.ended': 'Die Kundenansicht ist beendet.',
  'customerView.notFound': 'Diese Kundenansicht ist bereits beendet.',
  'customerView.noAccount': 'Dieser Kontakt hat kein Konto. Laden Sie ihn zuerst ein.',
  'customerView.disabled': 'Das Konto dieses Kunden ist gesperrt.',
  'customerView.readOnly': 'Sie sehen das Portal als Kunde. Das kann nur der Kunde selbst tun.',
};
