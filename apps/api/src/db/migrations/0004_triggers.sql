-- Triggers, by table. Their functions are in the migration before.
CREATE TRIGGER audit_log_action BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION set_audit_action();--> statement-breakpoint

CREATE TRIGGER certificates_notify AFTER UPDATE OF status ON certificates FOR EACH ROW
  WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION notify_of_policy_part();
--> statement-breakpoint
CREATE TRIGGER certificates_tasks AFTER INSERT OR UPDATE OF status ON certificates FOR EACH ROW
  EXECUTE FUNCTION update_tasks_of_row();--> statement-breakpoint

CREATE TRIGGER claims_added AFTER INSERT ON claims REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_statuses('0', 'true');
--> statement-breakpoint
CREATE TRIGGER claims_changed AFTER UPDATE ON claims REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_statuses('0', 'true');
--> statement-breakpoint
CREATE TRIGGER claims_hand_over AFTER UPDATE OF assigned_agent_id ON claims FOR EACH ROW
  WHEN (OLD.assigned_agent_id <> NEW.assigned_agent_id) EXECUTE FUNCTION hand_over_tasks('claim_id', 'assigned_agent_id');
--> statement-breakpoint
CREATE TRIGGER claims_notify AFTER UPDATE OF status ON claims FOR EACH ROW
  WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION notify_of_claim();
--> statement-breakpoint
CREATE TRIGGER claims_removed AFTER DELETE ON claims REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_statuses('0', 'true');
--> statement-breakpoint
CREATE TRIGGER claims_status_of_customer BEFORE UPDATE OF status ON claims FOR EACH ROW
  WHEN (current_user = 'fairlead_customer' AND NEW.status <> OLD.status
    AND NOT (NEW.status = 'WITHDRAWN' AND OLD.status IN ('SUBMITTED', 'IN_REVIEW') AND OLD.filed_at IS NULL))
  EXECUTE FUNCTION refuse_status_of_customer();
--> statement-breakpoint
CREATE TRIGGER claims_tasks AFTER INSERT OR UPDATE OF status, updated_at ON claims FOR EACH ROW
  EXECUTE FUNCTION update_tasks_of_row();--> statement-breakpoint

CREATE TRIGGER contacts_move_threads AFTER UPDATE OF agent_id ON contacts
  FOR EACH ROW WHEN (NEW.agent_id <> OLD.agent_id) EXECUTE FUNCTION move_threads_of_contact();--> statement-breakpoint

CREATE TRIGGER coupons_added AFTER INSERT ON coupons REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_coupons();
--> statement-breakpoint
CREATE TRIGGER coupons_changed AFTER UPDATE ON coupons REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_coupons();
--> statement-breakpoint
CREATE TRIGGER coupons_removed AFTER DELETE ON coupons REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_coupons();--> statement-breakpoint

CREATE TRIGGER document_requests_answer BEFORE UPDATE ON document_requests FOR EACH ROW
  WHEN (current_user = 'fairlead_customer' AND OLD.status NOT IN ('OPEN', 'UNAVAILABLE')
    AND NOT (OLD.status = 'UPLOADED' AND NEW.status = 'UPLOADED'))
  EXECUTE FUNCTION refuse_answer_of_customer();
--> statement-breakpoint
CREATE TRIGGER document_requests_notify AFTER UPDATE OF status ON document_requests FOR EACH ROW
  WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION notify_of_document_request();
--> statement-breakpoint
CREATE TRIGGER document_requests_notify_new AFTER INSERT ON document_requests FOR EACH ROW
  EXECUTE FUNCTION notify_of_document_request();--> statement-breakpoint

CREATE TRIGGER emails_message AFTER INSERT ON emails FOR EACH ROW EXECUTE FUNCTION add_mail_message();
--> statement-breakpoint
CREATE TRIGGER emails_thread BEFORE INSERT ON emails FOR EACH ROW EXECUTE FUNCTION thread_mail();--> statement-breakpoint

-- `kept_at` can be set once, also while a record uses the file.
CREATE TRIGGER files_keep_used BEFORE UPDATE ON files FOR EACH ROW
  WHEN ((OLD.id, OLD.agency_id, OLD.uploaded_by, OLD.storage_key, OLD.name, OLD.content_type, OLD.size, OLD.sha256,
      OLD.upload_type, OLD.previous_version_id)
    IS DISTINCT FROM (NEW.id, NEW.agency_id, NEW.uploaded_by, NEW.storage_key, NEW.name, NEW.content_type, NEW.size,
      NEW.sha256, NEW.upload_type, NEW.previous_version_id)
    OR (OLD.kept_at IS NOT NULL AND NEW.kept_at IS DISTINCT FROM OLD.kept_at))
  EXECUTE FUNCTION keep_used_file();--> statement-breakpoint

CREATE TRIGGER mail_notes_unread AFTER INSERT ON mail_notes FOR EACH ROW EXECUTE FUNCTION mark_noted_thread();--> statement-breakpoint

CREATE TRIGGER mail_threads_added AFTER INSERT ON mail_threads REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_statuses('0', 'true', 'owner_id || CASE WHEN done_at IS NOT NULL THEN '':DONE'' WHEN waiting_since IS NOT NULL THEN '':WAITING''
      ELSE '':OPEN'' END');
--> statement-breakpoint
CREATE TRIGGER mail_threads_changed AFTER UPDATE ON mail_threads REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_statuses('0', 'true', 'owner_id || CASE WHEN done_at IS NOT NULL THEN '':DONE'' WHEN waiting_since IS NOT NULL THEN '':WAITING''
      ELSE '':OPEN'' END');
--> statement-breakpoint
CREATE TRIGGER mail_threads_hand_over AFTER UPDATE ON mail_threads FOR EACH ROW
  WHEN (OLD.owner_id <> NEW.owner_id) EXECUTE FUNCTION hand_over_tasks('subject_id', 'owner_id');
--> statement-breakpoint
CREATE TRIGGER mail_threads_new_tasks AFTER INSERT ON mail_threads FOR EACH ROW
  WHEN (NEW.waiting_since IS NOT NULL) EXECUTE FUNCTION update_tasks_of_row();
--> statement-breakpoint
CREATE TRIGGER mail_threads_owner BEFORE INSERT OR UPDATE OF assignee_id ON mail_threads
  FOR EACH ROW EXECUTE FUNCTION set_thread_owner();
--> statement-breakpoint
CREATE TRIGGER mail_threads_removed AFTER DELETE ON mail_threads REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_statuses('0', 'true', 'owner_id || CASE WHEN done_at IS NOT NULL THEN '':DONE'' WHEN waiting_since IS NOT NULL THEN '':WAITING''
      ELSE '':OPEN'' END');
--> statement-breakpoint
CREATE TRIGGER mail_threads_tasks AFTER UPDATE ON mail_threads FOR EACH ROW
  WHEN ((OLD.waiting_since, OLD.done_at) IS DISTINCT FROM (NEW.waiting_since, NEW.done_at))
  EXECUTE FUNCTION update_tasks_of_row();
--> statement-breakpoint
CREATE TRIGGER mail_threads_unread AFTER UPDATE ON mail_threads FOR EACH ROW
  WHEN (NEW.done_at IS DISTINCT FROM OLD.done_at OR NEW.owner_id <> OLD.owner_id OR NEW.last_at <> OLD.last_at
    OR NEW.assignee_id IS DISTINCT FROM OLD.assignee_id)
  EXECUTE FUNCTION update_unread();--> statement-breakpoint

CREATE TRIGGER mail_unread_added AFTER INSERT ON mail_unread REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_statuses('0', 'true', 'user_id || CASE WHEN is_own THEN '':OWN'' ELSE '':OTHER'' END');
--> statement-breakpoint
CREATE TRIGGER mail_unread_changed AFTER UPDATE ON mail_unread REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_statuses('0', 'true', 'user_id || CASE WHEN is_own THEN '':OWN'' ELSE '':OTHER'' END');
--> statement-breakpoint
CREATE TRIGGER mail_unread_complete BEFORE INSERT ON mail_unread
  FOR EACH ROW EXECUTE FUNCTION complete_unread();
--> statement-breakpoint
CREATE TRIGGER mail_unread_removed AFTER DELETE ON mail_unread REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_statuses('0', 'true', 'user_id || CASE WHEN is_own THEN '':OWN'' ELSE '':OTHER'' END');--> statement-breakpoint

CREATE TRIGGER notifications_added AFTER INSERT ON notifications REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_notifications();
--> statement-breakpoint
CREATE TRIGGER notifications_changed AFTER UPDATE ON notifications REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_notifications();
--> statement-breakpoint
CREATE TRIGGER notifications_removed AFTER DELETE ON notifications REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_notifications();--> statement-breakpoint

CREATE TRIGGER opportunities_added AFTER INSERT ON opportunities REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_statuses('premium_cents', 'deleted_at IS NULL');
--> statement-breakpoint
CREATE TRIGGER opportunities_assigned_added AFTER INSERT ON opportunities REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_statuses('premium_cents', 'deleted_at IS NULL AND assigned_agent_id IS NOT NULL', 'assigned_agent_id || '':'' || status', 'assigned_opportunities');
--> statement-breakpoint
CREATE TRIGGER opportunities_assigned_changed AFTER UPDATE ON opportunities REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_statuses('premium_cents', 'deleted_at IS NULL AND assigned_agent_id IS NOT NULL', 'assigned_agent_id || '':'' || status', 'assigned_opportunities');
--> statement-breakpoint
CREATE TRIGGER opportunities_assigned_removed AFTER DELETE ON opportunities REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_statuses('premium_cents', 'deleted_at IS NULL AND assigned_agent_id IS NOT NULL', 'assigned_agent_id || '':'' || status', 'assigned_opportunities');
--> statement-breakpoint
CREATE TRIGGER opportunities_changed AFTER UPDATE ON opportunities REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_statuses('premium_cents', 'deleted_at IS NULL');
--> statement-breakpoint
CREATE TRIGGER opportunities_delete_tasks AFTER UPDATE OF deleted_at ON opportunities FOR EACH ROW
  WHEN (OLD.deleted_at IS DISTINCT FROM NEW.deleted_at) EXECUTE FUNCTION delete_tasks_of_record();
--> statement-breakpoint
CREATE TRIGGER opportunities_hand_over AFTER UPDATE OF assigned_agent_id ON opportunities FOR EACH ROW
  WHEN (OLD.assigned_agent_id IS DISTINCT FROM NEW.assigned_agent_id)
  EXECUTE FUNCTION hand_over_tasks('opportunity_id', 'assigned_agent_id');
--> statement-breakpoint
CREATE TRIGGER opportunities_lost_at BEFORE INSERT OR UPDATE OF status, lost_at ON opportunities
  FOR EACH ROW EXECUTE FUNCTION set_lost_at();
--> statement-breakpoint
CREATE TRIGGER opportunities_removed AFTER DELETE ON opportunities REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_statuses('premium_cents', 'deleted_at IS NULL');
--> statement-breakpoint
CREATE TRIGGER opportunities_stages_added AFTER INSERT ON opportunities REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION opportunities_set_stages();
--> statement-breakpoint
CREATE TRIGGER opportunities_stages_changed AFTER UPDATE ON opportunities
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION opportunities_set_stages();
--> statement-breakpoint
CREATE TRIGGER opportunities_stages_removed AFTER DELETE ON opportunities REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION opportunities_set_stages();
--> statement-breakpoint
CREATE TRIGGER opportunities_tasks AFTER UPDATE OF status, deleted_at ON opportunities FOR EACH ROW
  WHEN ((OLD.status, OLD.deleted_at) IS DISTINCT FROM (NEW.status, NEW.deleted_at)) EXECUTE FUNCTION update_tasks_of_row();--> statement-breakpoint

CREATE TRIGGER policies_added AFTER INSERT ON policies REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_statuses('premium_cents', 'true');
--> statement-breakpoint
CREATE TRIGGER policies_changed AFTER UPDATE ON policies REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_statuses('premium_cents', 'true');
--> statement-breakpoint
CREATE TRIGGER policies_hand_over AFTER UPDATE OF assigned_agent_id ON policies FOR EACH ROW
  WHEN (OLD.assigned_agent_id <> NEW.assigned_agent_id) EXECUTE FUNCTION hand_over_tasks('policy_id', 'assigned_agent_id');
--> statement-breakpoint
CREATE TRIGGER policies_mark_previous AFTER INSERT ON policies REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION mark_previous_terms();
--> statement-breakpoint
CREATE TRIGGER policies_mark_quotes AFTER INSERT ON policies REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION mark_quotes_with_policy();
--> statement-breakpoint
CREATE TRIGGER policies_removed AFTER DELETE ON policies REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_statuses('premium_cents', 'true');
--> statement-breakpoint
CREATE TRIGGER policies_renewed_tasks AFTER INSERT ON policies FOR EACH ROW
  WHEN (NEW.previous_policy_id IS NOT NULL) EXECUTE FUNCTION update_tasks_of_renewed();
--> statement-breakpoint
CREATE TRIGGER policies_tasks AFTER UPDATE OF status, expires_on, non_renewal_reason ON policies FOR EACH ROW
  WHEN ((OLD.status, OLD.expires_on, OLD.non_renewal_reason)
    IS DISTINCT FROM (NEW.status, NEW.expires_on, NEW.non_renewal_reason))
  EXECUTE FUNCTION update_tasks_of_row();--> statement-breakpoint

CREATE TRIGGER policy_transactions_new_tasks AFTER INSERT ON policy_transactions FOR EACH ROW
  WHEN (NEW.payment_status = 'PAST_DUE') EXECUTE FUNCTION update_tasks_of_row();
--> statement-breakpoint
CREATE TRIGGER policy_transactions_notify AFTER UPDATE ON policy_transactions FOR EACH ROW
  WHEN ((OLD.payment_status, OLD.deleted_at) IS DISTINCT FROM (NEW.payment_status, NEW.deleted_at))
  EXECUTE FUNCTION notify_of_policy_part();
--> statement-breakpoint
CREATE TRIGGER policy_transactions_notify_new AFTER INSERT ON policy_transactions FOR EACH ROW
  WHEN (NEW.payment_status = 'PAST_DUE') EXECUTE FUNCTION notify_of_policy_part();
--> statement-breakpoint
CREATE TRIGGER policy_transactions_tasks AFTER UPDATE ON policy_transactions FOR EACH ROW
  WHEN ((OLD.payment_status, OLD.transaction_on, OLD.due_on, OLD.deleted_at)
    IS DISTINCT FROM (NEW.payment_status, NEW.transaction_on, NEW.due_on, NEW.deleted_at))
  EXECUTE FUNCTION update_tasks_of_row();--> statement-breakpoint

CREATE TRIGGER quotes_added AFTER INSERT ON quotes REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_statuses('premium_cents', 'deleted_at IS NULL', 'CASE
    WHEN customer_feedback = ''ACCEPTED'' AND NOT has_policy AND status IN (''PENDING'', ''PENDING_APPROVAL'', ''QUOTED'') THEN ''POLICY_TO_WRITE''
    ELSE coalesce(customer_feedback, status) END');
--> statement-breakpoint
CREATE TRIGGER quotes_changed AFTER UPDATE ON quotes REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_statuses('premium_cents', 'deleted_at IS NULL', 'CASE
    WHEN customer_feedback = ''ACCEPTED'' AND NOT has_policy AND status IN (''PENDING'', ''PENDING_APPROVAL'', ''QUOTED'') THEN ''POLICY_TO_WRITE''
    ELSE coalesce(customer_feedback, status) END');
--> statement-breakpoint
CREATE TRIGGER quotes_delete_tasks AFTER UPDATE OF deleted_at ON quotes FOR EACH ROW
  WHEN (OLD.deleted_at IS DISTINCT FROM NEW.deleted_at) EXECUTE FUNCTION delete_tasks_of_record();
--> statement-breakpoint
CREATE TRIGGER quotes_hand_over AFTER UPDATE OF assigned_agent_id ON quotes FOR EACH ROW
  WHEN (OLD.assigned_agent_id <> NEW.assigned_agent_id) EXECUTE FUNCTION hand_over_tasks('quote_id', 'assigned_agent_id');
--> statement-breakpoint
CREATE TRIGGER quotes_notify AFTER UPDATE ON quotes FOR EACH ROW
  WHEN ((OLD.status, OLD.customer_feedback, OLD.sent_at, OLD.has_policy, OLD.deleted_at)
    IS DISTINCT FROM (NEW.status, NEW.customer_feedback, NEW.sent_at, NEW.has_policy, NEW.deleted_at))
  EXECUTE FUNCTION notify_of_quote();
--> statement-breakpoint
CREATE TRIGGER quotes_removed AFTER DELETE ON quotes REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_statuses('premium_cents', 'deleted_at IS NULL', 'CASE
    WHEN customer_feedback = ''ACCEPTED'' AND NOT has_policy AND status IN (''PENDING'', ''PENDING_APPROVAL'', ''QUOTED'') THEN ''POLICY_TO_WRITE''
    ELSE coalesce(customer_feedback, status) END');
--> statement-breakpoint
CREATE TRIGGER quotes_stages_added AFTER INSERT ON quotes REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION quotes_set_stages();
--> statement-breakpoint
CREATE TRIGGER quotes_stages_changed AFTER UPDATE ON quotes
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION quotes_set_stages();
--> statement-breakpoint
CREATE TRIGGER quotes_stages_removed AFTER DELETE ON quotes REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION quotes_set_stages();
--> statement-breakpoint
CREATE TRIGGER quotes_tasks AFTER UPDATE OF status, customer_feedback, sent_at, has_policy, deleted_at ON quotes FOR EACH ROW
  WHEN ((OLD.status, OLD.customer_feedback, OLD.sent_at, OLD.has_policy, OLD.deleted_at)
    IS DISTINCT FROM (NEW.status, NEW.customer_feedback, NEW.sent_at, NEW.has_policy, NEW.deleted_at))
  EXECUTE FUNCTION update_tasks_of_row();--> statement-breakpoint

CREATE TRIGGER service_requests_answered AFTER UPDATE ON service_requests FOR EACH ROW
  WHEN (NEW.answer <> OLD.answer OR NEW.status = 'RESOLVED' AND OLD.status <> 'RESOLVED')
  EXECUTE FUNCTION thread_service_request();
--> statement-breakpoint
CREATE TRIGGER service_requests_notify AFTER UPDATE OF status ON service_requests FOR EACH ROW
  WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION notify_of_policy_part();
--> statement-breakpoint
CREATE TRIGGER service_requests_tasks AFTER INSERT OR UPDATE OF status ON service_requests FOR EACH ROW
  EXECUTE FUNCTION update_tasks_of_row();
--> statement-breakpoint
CREATE TRIGGER service_requests_thread AFTER INSERT ON service_requests
  FOR EACH ROW EXECUTE FUNCTION thread_service_request();--> statement-breakpoint

CREATE TRIGGER sessions_end AFTER UPDATE OF ended_at ON sessions FOR EACH ROW WHEN (NEW.ended_at IS NOT NULL)
  EXECUTE FUNCTION announce_session_end();--> statement-breakpoint

CREATE TRIGGER tasks_notify AFTER UPDATE ON tasks REFERENCING OLD TABLE AS old_tasks NEW TABLE AS changed_tasks
  FOR EACH STATEMENT EXECUTE FUNCTION notify_of_tasks();
--> statement-breakpoint
CREATE TRIGGER tasks_notify_new AFTER INSERT ON tasks REFERENCING NEW TABLE AS changed_tasks
  FOR EACH STATEMENT EXECUTE FUNCTION notify_of_tasks();--> statement-breakpoint

CREATE TRIGGER uploaded_docs_tasks AFTER UPDATE OF status, expires_on, replaced_at ON uploaded_docs FOR EACH ROW
  EXECUTE FUNCTION update_tasks_of_row();
