import type { LegalMessages } from './en';

const words: LegalMessages = {
  notice: 'Juridische informatie',
  terms: 'Gebruiksvoorwaarden',
  privacy: 'Privacybeleid',
  'text.notice':
    'Dit portaal wordt beheerd door {{holder}}. Namen en logo’s van kantoren en verzekeraars zijn van hun eigenaars. Offertes, polissen en certificaten worden afgegeven door de verzekeraar die erop staat; hun tekst gaat voor op wat hier te zien is.',
  'text.terms':
    'U gebruikt dit portaal volgens de overeenkomst tussen uw kantoor en {{holder}}. Houd uw wachtwoord voor uzelf, gebruik het portaal voor de zaken van uw kantoor of voor uw eigen polissen, en meld het direct als u vermoedt dat iemand anders uw account heeft gebruikt. Abonnementen worden vooraf betaald voor de gekozen periode.',
  'text.privacy':
    '{{holder}} bewaart wat u en uw kantoor invoeren om dit portaal te kunnen bieden, en toont het alleen aan wie het nodig heeft: uw kantoor, de agenten ervan en, voor hun eigen polissen, de klanten. Kaartgegevens gaan naar de betaaldienst en worden hier nooit bewaard. Uw thema en taal worden alleen in deze browser onthouden.',
  contact: 'Vragen? Vraag het uw kantoor of {{holder}}.',
};
export default words;
