-- Sizes: how much each text and document may hold whose own migration says nothing of it. What a person writes is limited in characters
-- where it is made; these are the rest, which the product's own functions write from what they are given. Documents are measured in bytes.
alter table private.request_counts add constraint request_counts_bucket_size check (char_length(bucket) <= 200);
alter table private.spending add constraint spending_budget_size check (char_length(budget) <= 100);
alter table queue.jobs
  add constraint jobs_dedupe_key_size check (char_length(dedupe_key) <= 100),
  add constraint jobs_result_size check (pg_column_size(result) <= 10000);
alter table queue.source_runs
  add constraint source_runs_source_size check (char_length(source) <= 100),
  add constraint source_runs_run_id_size check (char_length(run_id) <= 500);
alter table public.profiles
  add constraint profiles_email_size check (char_length(email) <= 320),
  add constraint profiles_time_zone_size check (char_length(time_zone) <= 100);
alter table public.founders
  add constraint founders_last_post_summary_size check (char_length(last_post_summary) <= 2000),
  add constraint founders_last_post_summary_by_size check (char_length(last_post_summary_by) <= 100),
  add constraint founders_last_post_url_size check (char_length(last_post_url) <= 2000),
  add constraint founders_last_refresh_error_size check (char_length(last_refresh_error) <= 500),
  add constraint founders_field_marks_size check (pg_column_size(filled_fields) + pg_column_size(emptied_fields) <= 4000);
alter table public.posts
  add constraint posts_aliases_size check (pg_column_size(aliases) <= 20000),
  add constraint posts_text_key_size check (char_length(text_key) <= 64),
  add constraint posts_start_key_size check (char_length(start_key) <= 30),
  add constraint posts_content_hash_size check (char_length(content_hash) <= 64),
  add constraint posts_summarised_hash_size check (char_length(summarised_hash) <= 64),
  add constraint posts_source_size check (char_length(source) <= 100);
alter table public.custom_field_values add constraint custom_field_values_value_size check (pg_column_size(value) <= 100000);
alter table public.task_moves
  add constraint task_moves_from_status_size check (char_length(from_status) <= 20),
  add constraint task_moves_to_status_size check (char_length(to_status) <= 20);
alter table public.activities add constraint activities_details_size check (pg_column_size(details) <= 1000000);
alter table public.import_rows
  add constraint import_rows_name_size check (char_length(name) <= 200),
  add constraint import_rows_profile_url_size check (char_length(profile_url) <= 200),
  add constraint import_rows_email_size check (char_length(email) <= 320),
  add constraint import_rows_reason_size check (char_length(reason) <= 1000),
  add constraint import_rows_left_out_size check (pg_column_size(left_out) <= 1000000);
alter table public.conversations add constraint conversations_result_size check (pg_column_size(result) <= 64 * 1024 * 1024);
alter table public.conversation_messages
  add constraint conversation_messages_model_size check (char_length(model) <= 200),
  add constraint conversation_messages_mode_size check (char_length(mode) <= 20),
  add constraint conversation_messages_detail_size check (pg_column_size(detail) <= 500000);
alter table public.assistant_actions
  add constraint assistant_actions_title_size check (char_length(title) <= 2000),
  add constraint assistant_actions_params_size check (pg_column_size(params) <= 500000),
  add constraint assistant_actions_operation_size check (pg_column_size(operation) <= 1500000),
  add constraint assistant_actions_changes_size check (pg_column_size(changes) <= 1500000),
  add constraint assistant_actions_losses_size check (pg_column_size(losses) <= 500000),
  add constraint assistant_actions_message_size check (char_length(message) <= 10000),
  add constraint assistant_actions_said_when_done_size check (char_length(said_when_done) <= 10000),
  add constraint assistant_actions_said_when_there_size check (char_length(said_when_there) <= 10000),
  add constraint assistant_actions_held_because_size check (char_length(held_because) <= 10000),
  add constraint assistant_actions_user_words_size check (char_length(user_words) <= 40000),
  add constraint assistant_actions_model_size check (char_length(model) <= 200),
  add constraint assistant_actions_idempotency_key_size check (char_length(idempotency_key) <= 1000);
