-- Mails of agents to contacts, with replies to some, and the automatic mails of the last month.
create temp table scale_emails on commit drop as
select n, pg_temp.uid('email', n, at) as id, at, contact_id, agent_id, email, first_name,
  case when pg_temp.dice(n, 201, 100) = 0 then 'FAILED' when pg_temp.dice(n, 202, 100) < 35 then 'RESPONDED'
    else 'DELIVERED' end as status,
  split_part(letter, '|', 1) as type, split_part(letter, '|', 2) as subject, split_part(letter, '|', 3) as body
from (
  select n, pg_temp.moment(share) as at, pg_temp.contact_at(n + 9000000, share) as contact,
    pg_temp.pick('{POLICY|Your policy renews next month|Please tell me whether anything has changed.,'
      'POLICY|Endorsement of your policy|The endorsement is in place.,POLICY|The driver list|The carrier needs all names.,'
      'QUOTE|Your quote is ready|I have compared three carriers.,QUOTE|Two questions about your quote|When was the roof replaced?,'
      'OPPORTUNITY|Umbrella coverage|A million more of liability costs less than most people expect.,'
      'OPPORTUNITY|Flood insurance|Your street is in the new flood zone.,OTHER|Thank you for your time|It was good to talk.}',
      n, 203) as letter
  from generate_series(1, pg_temp.size('emails')) n,
    lateral (select n::float8 / (pg_temp.size('emails') + 1) as share) shares
) e join (select n as contact, id as contact_id, agent_id, email, first_name from scale_contacts) c using (contact);

-- Answers of customers. Agents have dealt with most of the older ones.
create temp table scale_replies on commit drop as
select e.*, replied, case when replied < pg_temp.now_at() - interval '21 days' and pg_temp.dice(n, 207, 100) < 97
    then replied + make_interval(mins => 30 + pg_temp.dice(n, 208, 3000)) end as done_at
from scale_emails e,
  lateral (select least(at + make_interval(mins => 10 + pg_temp.dice(n, 205, 4000)), pg_temp.now_at()) as replied) times
where status = 'RESPONDED';

alter table scale_replies add primary key (id);

analyze scale_emails;

analyze scale_replies;

-- The triggers make conversations mail by mail, which is slow for this many. Here each table is filled in one statement, and
-- analysed before rows refer to it.
alter table emails disable trigger emails_thread;

alter table emails disable trigger emails_message;

insert into mail_threads (id, agency_id, contact_id, subject, reference, assignee_id, last_text, last_at, last_sender,
  message_count, waiting_since, done_at, created_at)
select e.id, pg_temp.agency(), e.contact_id, e.subject, 'ML-' || e.n, e.agent_id,
  case when r.id is null then 'Dear ' || e.first_name || ', ' || e.body || ' Best regards'
    else 'Thank you, that works for me. ' || e.first_name end,
  coalesce(r.replied, e.at), case when r.id is null then 'AGENT' else 'CUSTOMER' end, case when r.id is null then 1 else 2 end,
  r.replied, r.done_at, e.at
from scale_emails e left join scale_replies r on r.id = e.id;

analyze mail_threads;

insert into mail_unread (agency_id, user_id, thread_id)
select pg_temp.agency(), agent_id, id from scale_replies
where done_at is null and replied > pg_temp.now_at() - interval '3 days';

insert into emails (id, agency_id, agent_id, contact_id, sender, contact_email, email_type, status, failure, subject, body,
  reference, thread_id, created_at)
select id, pg_temp.agency(), agent_id, contact_id, 'AGENT', email, type, status,
  case when status = 'FAILED' then pg_temp.pick('{REFUSED,UNREACHABLE}', n, 204) end, subject,
  '<p>Dear ' || first_name || ',</p><p>' || body || '</p><p>Best regards</p>', 'ML-' || n, id, at
from scale_emails;

analyze emails;

insert into emails (id, agency_id, agent_id, contact_id, sender, contact_email, email_type, subject, body, reference,
  parent_id, thread_id, created_at)
select pg_temp.uid('reply', n, replied), pg_temp.agency(), agent_id, contact_id, 'CUSTOMER', email, type, subject,
  '<p>Thank you, that works for me.</p><p>' || first_name || '</p>', 'ML-' || n, id, id, replied
from scale_replies;

analyze emails;

insert into mail_messages (id, agency_id, thread_id, email_id, created_at)
select id, agency_id, thread_id, id, created_at from emails where agency_id = pg_temp.agency();

alter table emails enable trigger emails_message;

alter table emails enable trigger emails_thread;

insert into files (id, agency_id, uploaded_by, storage_key, name, content_type, size, sha256, upload_type, created_at)
select pg_temp.uid('emailFile', n, at), pg_temp.agency(), agent_id, pg_temp.uid('emailBytes', n, at), 'Comparison.pdf',
  'application/pdf', 20000 + n, encode(sha256(('email' || n)::bytea), 'hex'), 'EMAIL', at
from scale_emails where n % 25 = 0;

insert into email_attachments (id, agency_id, email_id, file_id, place)
select pg_temp.uid('attachment', n, at), pg_temp.agency(), id, pg_temp.uid('emailFile', n, at), 0
from scale_emails where n % 25 = 0;

-- Sent mails are deleted after 30 days.
insert into mails (id, agency_id, kind, "to", from_name, reply_to, subject, html, text, created_at, sent_at, email_id,
  failed_at, failure, sender_id)
select pg_temp.uid('mail', e.n, e.at), pg_temp.agency(), 'contactMail', e.email, a.name, a.email, e.subject,
  '<p>' || e.body || '</p>', e.body, e.at, case when e.status <> 'FAILED' then e.at + interval '3 seconds' end, e.id,
  case when e.status = 'FAILED' then e.at + interval '1 hour' end,
  case when e.status = 'FAILED' then pg_temp.pick('{REFUSED,UNREACHABLE}', e.n, 204) end, e.agent_id
from scale_emails e join scale_agents a on a.id = e.agent_id where e.at > pg_temp.now_at() - interval '30 days';

insert into mails (id, agency_id, kind, "to", subject, html, text, created_at, sent_at, failed_at, failure, sender_id)
select pg_temp.uid('automaticMail', q.n, q.at), pg_temp.agency(), 'quoteReady', c.email, 'Your quote is ready',
  '<p>Your quote is ready.</p>', 'Your quote is ready.', q.at, case when not failed then q.at + interval '3 seconds' end,
  case when failed then q.at + interval '10 minutes' end, case when failed then 'REFUSED' end, q.agent_id
from scale_quotes q join scale_contacts c on c.n = q.contact,
  lateral (select pg_temp.dice(q.n, 206, 60) = 0 as failed) outcomes
where q.at > pg_temp.now_at() - interval '30 days' and q.status = 'PENDING_APPROVAL' and not q.deleted;
