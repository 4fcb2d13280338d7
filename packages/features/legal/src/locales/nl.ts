import type { LegalMessages } from './en';

const messages: LegalMessages = {
  notice: 'Juridische informatie',
  terms: 'Gebruiksvoorwaarden',
  privacy: 'Privacybeleid',
  'text.notice':
    'Dit portaal wordt beheerd door {{holder}}. Namen en logo’s van kantoren en verzekeraars zijn van hun eigenaars. Offertes, polissen en verzekeringsbewijzen worden afgegeven door de verzekeraar die erop staat. Hun tekst gaat voor op de informatie in dit portaal.',
  'text.terms':
    'U gebruikt dit portaal volgens de overeenkomst tussen uw kantoor en {{holder}}. Houd uw wachtwoord voor uzelf, gebruik het portaal voor de zaken van uw kantoor of voor uw eigen polissen, en meld het direct als u vermoedt dat iemand anders uw account heeft gebruikt. Abonnementen worden vooraf betaald voor de gekozen periode.',
  'text.privacy':
    '{{holder}} bewaart de gegevens die u en uw kantoor invoeren om dit portaal te kunnen bieden. Alleen wie de gegevens nodig heeft, kan ze zien: uw kantoor, de adviseurs ervan en, voor hun eigen polissen, de klanten. Kaartgegevens gaan naar de betaaldienst en worden hier nooit bewaard. Uw thema en taal worden alleen in deze browser bewaard.',
  contact: 'Vragen? Vraag het uw kantoor of {{holder}}.',
};
export default messages;
