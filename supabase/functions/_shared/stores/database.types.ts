export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      activities: {
        Row: {
          details: NonNullable<Json>;
          founder_id: string;
          happened_at: string;
          id: number;
          is_contact: boolean;
          type: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          details?: NonNullable<Json>;
          founder_id: string;
          happened_at?: string;
          id?: never;
          is_contact?: boolean;
          type: string;
          user_id: string;
        };
        Update: {
          details?: NonNullable<Json>;
          founder_id?: string;
          happened_at?: string;
          id?: never;
          is_contact?: boolean;
          type?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "activities_user_id_founder_id_fkey";
            columns: ["user_id", "founder_id"];
            isOneToOne: false;
            referencedRelation: "founders";
            referencedColumns: ["user_id", "id"];
          },
        ];
      };
      assistant_actions: {
        Row: {
          changes: NonNullable<Json>;
          confidence: number;
          conversation_id: string;
          created_at: string;
          expires_at: string;
          founder_id: string | null;
          held_because: string | null;
          id: string;
          idempotency_key: string;
          losses: NonNullable<Json>;
          message: string | null;
          model: string;
          operation: NonNullable<Json>;
          params: NonNullable<Json>;
          record_id: string | null;
          said_when_done: string;
          said_when_there: string;
          settled_at: string | null;
          status: string;
          tainted: boolean;
          title: string;
          tool: string;
          turn: number;
          undone_at: string | null;
          user_id: string;
          user_words: string | null;
        };
        ComputedFields: never;
        Insert: {
          changes?: NonNullable<Json>;
          confidence: number;
          conversation_id: string;
          created_at?: string;
          expires_at?: string;
          founder_id?: string | null;
          held_because?: string | null;
          id?: string;
          idempotency_key: string;
          losses?: NonNullable<Json>;
          message?: string | null;
          model: string;
          operation: NonNullable<Json>;
          params: NonNullable<Json>;
          record_id?: string | null;
          said_when_done: string;
          said_when_there: string;
          settled_at?: string | null;
          status?: string;
          tainted: boolean;
          title: string;
          tool: string;
          turn: number;
          undone_at?: string | null;
          user_id: string;
          user_words?: string | null;
        };
        Update: {
          changes?: NonNullable<Json>;
          confidence?: number;
          conversation_id?: string;
          created_at?: string;
          expires_at?: string;
          founder_id?: string | null;
          held_because?: string | null;
          id?: string;
          idempotency_key?: string;
          losses?: NonNullable<Json>;
          message?: string | null;
          model?: string;
          operation?: NonNullable<Json>;
          params?: NonNullable<Json>;
          record_id?: string | null;
          said_when_done?: string;
          said_when_there?: string;
          settled_at?: string | null;
          status?: string;
          tainted?: boolean;
          title?: string;
          tool?: string;
          turn?: number;
          undone_at?: string | null;
          user_id?: string;
          user_words?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "assistant_actions_user_id_conversation_id_fkey";
            columns: ["user_id", "conversation_id"];
            isOneToOne: false;
            referencedRelation: "conversations";
            referencedColumns: ["user_id", "id"];
          },
        ];
      };
      batches: {
        Row: {
          created_at: string;
          document: Json | null;
          id: string;
          is_shortened: boolean;
          kind: string | null;
          left_alone: Json | null;
          lost: number;
          source: string;
          summary: Json | null;
          title: string | null;
          undo_id: string | null;
          undo_of: string | null;
          undone_at: string | null;
          user_id: string;
          waiting: string[];
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          document?: Json | null;
          id?: string;
          is_shortened?: boolean;
          kind?: string | null;
          left_alone?: Json | null;
          lost?: number;
          source: string;
          summary?: Json | null;
          title?: string | null;
          undo_id?: string | null;
          undo_of?: string | null;
          undone_at?: string | null;
          user_id: string;
          waiting?: string[];
        };
        Update: {
          created_at?: string;
          document?: Json | null;
          id?: string;
          is_shortened?: boolean;
          kind?: string | null;
          left_alone?: Json | null;
          lost?: number;
          source?: string;
          summary?: Json | null;
          title?: string | null;
          undo_id?: string | null;
          undo_of?: string | null;
          undone_at?: string | null;
          user_id?: string;
          waiting?: string[];
        };
        Relationships: [];
      };
      changes: {
        Row: {
          after: Json | null;
          at: string;
          batch_id: string;
          before: Json | null;
          bytes: number;
          founder_id: string | null;
          id: number;
          is_listed: boolean;
          is_shortened: boolean;
          noun: string;
          passed_by: string | null;
          record: string;
          undone_by: string | null;
          units: number;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          after?: Json | null;
          at?: string;
          batch_id: string;
          before?: Json | null;
          bytes?: never;
          founder_id?: string | null;
          id?: never;
          is_listed?: boolean;
          is_shortened?: boolean;
          noun: string;
          passed_by?: string | null;
          record: string;
          undone_by?: string | null;
          units?: number;
          user_id: string;
        };
        Update: {
          after?: Json | null;
          at?: string;
          batch_id?: string;
          before?: Json | null;
          bytes?: never;
          founder_id?: string | null;
          id?: never;
          is_listed?: boolean;
          is_shortened?: boolean;
          noun?: string;
          passed_by?: string | null;
          record?: string;
          undone_by?: string | null;
          units?: number;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "changes_batch_fkey";
            columns: ["user_id", "batch_id"];
            isOneToOne: false;
            referencedRelation: "batches";
            referencedColumns: ["user_id", "id"];
          },
        ];
      };
      conversation_messages: {
        Row: {
          content: string;
          conversation_id: string;
          created_at: string;
          detail: Json | null;
          id: number;
          message_id: string | null;
          mode: string | null;
          model: string | null;
          role: string;
          tried_at: string | null;
          turn: number;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          content: string;
          conversation_id: string;
          created_at?: string;
          detail?: Json | null;
          id?: never;
          message_id?: string | null;
          mode?: string | null;
          model?: string | null;
          role: string;
          tried_at?: string | null;
          turn: number;
          user_id: string;
        };
        Update: {
          content?: string;
          conversation_id?: string;
          created_at?: string;
          detail?: Json | null;
          id?: never;
          message_id?: string | null;
          mode?: string | null;
          model?: string | null;
          role?: string;
          tried_at?: string | null;
          turn?: number;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "conversation_messages_user_id_conversation_id_fkey";
            columns: ["user_id", "conversation_id"];
            isOneToOne: false;
            referencedRelation: "conversations";
            referencedColumns: ["user_id", "id"];
          },
        ];
      };
      conversations: {
        Row: {
          created_at: string;
          ended_at: string | null;
          id: string;
          last_message_at: string;
          mode: string;
          result: Json | null;
          tainted: boolean;
          turns: number;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          ended_at?: string | null;
          id?: string;
          last_message_at?: string;
          mode: string;
          result?: Json | null;
          tainted?: boolean;
          turns?: number;
          user_id: string;
        };
        Update: {
          created_at?: string;
          ended_at?: string | null;
          id?: string;
          last_message_at?: string;
          mode?: string;
          result?: Json | null;
          tainted?: boolean;
          turns?: number;
          user_id?: string;
        };
        Relationships: [];
      };
      custom_field_values: {
        Row: {
          field_id: string;
          founder_id: string;
          user_id: string;
          value: NonNullable<Json>;
        };
        ComputedFields: never;
        Insert: {
          field_id: string;
          founder_id: string;
          user_id?: string;
          value: NonNullable<Json>;
        };
        Update: {
          field_id?: string;
          founder_id?: string;
          user_id?: string;
          value?: NonNullable<Json>;
        };
        Relationships: [
          {
            foreignKeyName: "custom_field_values_field_fkey";
            columns: ["user_id", "field_id"];
            isOneToOne: false;
            referencedRelation: "custom_fields";
            referencedColumns: ["user_id", "id"];
          },
          {
            foreignKeyName: "custom_field_values_founder_fkey";
            columns: ["user_id", "founder_id"];
            isOneToOne: false;
            referencedRelation: "founders";
            referencedColumns: ["user_id", "id"];
          },
        ];
      };
      custom_fields: {
        Row: {
          created_at: string;
          id: string;
          label: string;
          name: string;
          options: string[];
          required: boolean;
          type: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          label: string;
          name: string;
          options?: string[];
          required?: boolean;
          type: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          label?: string;
          name?: string;
          options?: string[];
          required?: boolean;
          type?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      data_sources: {
        Row: {
          accepted_terms_at: string;
          actor_id: string | null;
          agent_id: string | null;
          chosen_at: string;
          connected_at: string;
          daily_ceiling: number;
          is_paused: boolean;
          problem: string | null;
          problem_reason: string | null;
          problem_since: string | null;
          source: string;
          try_again_at: string | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          accepted_terms_at?: string;
          actor_id?: string | null;
          agent_id?: string | null;
          chosen_at?: string;
          connected_at?: string;
          daily_ceiling?: number;
          is_paused?: boolean;
          problem?: string | null;
          problem_reason?: string | null;
          problem_since?: string | null;
          source: string;
          try_again_at?: string | null;
          user_id: string;
        };
        Update: {
          accepted_terms_at?: string;
          actor_id?: string | null;
          agent_id?: string | null;
          chosen_at?: string;
          connected_at?: string;
          daily_ceiling?: number;
          is_paused?: boolean;
          problem?: string | null;
          problem_reason?: string | null;
          problem_since?: string | null;
          source?: string;
          try_again_at?: string | null;
          user_id?: string;
        };
        Relationships: [];
      };
      digest_items: {
        Row: {
          detail: string | null;
          digest_id: string;
          ended: string | null;
          founder_id: string | null;
          kind: string;
          marked_at: string | null;
          marked_in: string | null;
          number: number;
          post_id: string | null;
          source_url: string | null;
          task_id: string | null;
          title: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          detail?: string | null;
          digest_id: string;
          ended?: string | null;
          founder_id?: string | null;
          kind: string;
          marked_at?: string | null;
          marked_in?: string | null;
          number: number;
          post_id?: string | null;
          source_url?: string | null;
          task_id?: string | null;
          title: string;
          user_id: string;
        };
        Update: {
          detail?: string | null;
          digest_id?: string;
          ended?: string | null;
          founder_id?: string | null;
          kind?: string;
          marked_at?: string | null;
          marked_in?: string | null;
          number?: number;
          post_id?: string | null;
          source_url?: string | null;
          task_id?: string | null;
          title?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "digest_items_digest_fkey";
            columns: ["user_id", "digest_id"];
            isOneToOne: false;
            referencedRelation: "digests";
            referencedColumns: ["user_id", "id"];
          },
        ];
      };
      digest_sendings: {
        Row: {
          channel: string;
          digest_id: string;
          id: string;
          is_asked: boolean;
          local_date: string;
          message_id: string | null;
          user_id: string;
          withheld: string | null;
        };
        ComputedFields: never;
        Insert: {
          channel: string;
          digest_id: string;
          id?: string;
          is_asked: boolean;
          local_date: string;
          message_id?: string | null;
          user_id: string;
          withheld?: string | null;
        };
        Update: {
          channel?: string;
          digest_id?: string;
          id?: string;
          is_asked?: boolean;
          local_date?: string;
          message_id?: string | null;
          user_id?: string;
          withheld?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "digest_sendings_digest_fkey";
            columns: ["user_id", "digest_id"];
            isOneToOne: false;
            referencedRelation: "digests";
            referencedColumns: ["user_id", "id"];
          },
        ];
      };
      digest_settings: {
        Row: {
          by_email: boolean;
          by_text: boolean;
          hour: number;
          is_paused: boolean;
          most_a_day: number;
          on_weekends: boolean;
          quiet_from: number | null;
          quiet_until: number | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          by_email?: boolean;
          by_text?: boolean;
          hour?: number;
          is_paused?: boolean;
          most_a_day?: number;
          on_weekends?: boolean;
          quiet_from?: number | null;
          quiet_until?: number | null;
          user_id?: string;
        };
        Update: {
          by_email?: boolean;
          by_text?: boolean;
          hour?: number;
          is_paused?: boolean;
          most_a_day?: number;
          on_weekends?: boolean;
          quiet_from?: number | null;
          quiet_until?: number | null;
          user_id?: string;
        };
        Relationships: [];
      };
      digests: {
        Row: {
          due_at: string;
          id: string;
          is_asked: boolean;
          local_date: string;
          made_at: string;
          more: number;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          due_at: string;
          id?: string;
          is_asked?: boolean;
          local_date: string;
          made_at?: string;
          more: number;
          user_id: string;
        };
        Update: {
          due_at?: string;
          id?: string;
          is_asked?: boolean;
          local_date?: string;
          made_at?: string;
          more?: number;
          user_id?: string;
        };
        Relationships: [];
      };
      feedback: {
        Row: {
          created_at: string;
          description: string;
          id: string;
          type: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          description: string;
          id?: string;
          type: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          description?: string;
          id?: string;
          type?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      feeds: {
        Row: {
          address: string;
          created_at: string;
          etag: string | null;
          failing_since: string | null;
          failures: number;
          founder_id: string;
          id: string;
          is_shared: boolean;
          last_modified: string | null;
          next_read_at: string | null;
          read_at: string | null;
          reason: string | null;
          status: string;
          title: string | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          address: string;
          created_at?: string;
          etag?: string | null;
          failing_since?: string | null;
          failures?: number;
          founder_id: string;
          id?: string;
          is_shared?: boolean;
          last_modified?: string | null;
          next_read_at?: string | null;
          read_at?: string | null;
          reason?: string | null;
          status?: string;
          title?: string | null;
          user_id?: string;
        };
        Update: {
          address?: string;
          created_at?: string;
          etag?: string | null;
          failing_since?: string | null;
          failures?: number;
          founder_id?: string;
          id?: string;
          is_shared?: boolean;
          last_modified?: string | null;
          next_read_at?: string | null;
          read_at?: string | null;
          reason?: string | null;
          status?: string;
          title?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "feeds_user_id_founder_id_fkey";
            columns: ["user_id", "founder_id"];
            isOneToOne: false;
            referencedRelation: "founders";
            referencedColumns: ["user_id", "id"];
          },
        ];
      };
      founders: {
        Row: {
          about: string | null;
          company: string | null;
          computed_priority_score: number;
          created_at: string;
          email: string | null;
          emptied_fields: string[];
          filled_fields: string[];
          follower_count: number | null;
          id: string;
          industry: string | null;
          keep_in_touch_days: number | null;
          last_post_date: string | null;
          last_post_dating: string | null;
          last_post_summary: string | null;
          last_post_summary_by: string | null;
          last_post_summary_date: string | null;
          last_post_url: string | null;
          last_refresh_error: string | null;
          last_refresh_outcome: string | null;
          last_refreshed_at: string | null;
          last_touch_at: string | null;
          location: string | null;
          meeting_summaries: string | null;
          name: string;
          owner: string | null;
          photo_url: string | null;
          priority_score: number | null;
          priority_set_at: string | null;
          profile_url: string;
          refresh_cadence: string | null;
          refresh_due_at: string | null;
          role_title: string | null;
          stage: string | null;
          status: string | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          about?: string | null;
          company?: string | null;
          computed_priority_score?: number;
          created_at?: string;
          email?: string | null;
          emptied_fields?: string[];
          filled_fields?: string[];
          follower_count?: number | null;
          id?: string;
          industry?: string | null;
          keep_in_touch_days?: number | null;
          last_post_date?: string | null;
          last_post_dating?: string | null;
          last_post_summary?: string | null;
          last_post_summary_by?: string | null;
          last_post_summary_date?: string | null;
          last_post_url?: string | null;
          last_refresh_error?: string | null;
          last_refresh_outcome?: string | null;
          last_refreshed_at?: string | null;
          last_touch_at?: string | null;
          location?: string | null;
          meeting_summaries?: string | null;
          name: string;
          owner?: string | null;
          photo_url?: string | null;
          priority_score?: number | null;
          priority_set_at?: string | null;
          profile_url: string;
          refresh_cadence?: string | null;
          refresh_due_at?: string | null;
          role_title?: string | null;
          stage?: string | null;
          status?: string | null;
          user_id?: string;
        };
        Update: {
          about?: string | null;
          company?: string | null;
          computed_priority_score?: number;
          created_at?: string;
          email?: string | null;
          emptied_fields?: string[];
          filled_fields?: string[];
          follower_count?: number | null;
          id?: string;
          industry?: string | null;
          keep_in_touch_days?: number | null;
          last_post_date?: string | null;
          last_post_dating?: string | null;
          last_post_summary?: string | null;
          last_post_summary_by?: string | null;
          last_post_summary_date?: string | null;
          last_post_url?: string | null;
          last_refresh_error?: string | null;
          last_refresh_outcome?: string | null;
          last_refreshed_at?: string | null;
          last_touch_at?: string | null;
          location?: string | null;
          meeting_summaries?: string | null;
          name?: string;
          owner?: string | null;
          photo_url?: string | null;
          priority_score?: number | null;
          priority_set_at?: string | null;
          profile_url?: string;
          refresh_cadence?: string | null;
          refresh_due_at?: string | null;
          role_title?: string | null;
          stage?: string | null;
          status?: string | null;
          user_id?: string;
        };
        Relationships: [];
      };
      import_rows: {
        Row: {
          decision: string | null;
          document: NonNullable<Json>;
          email: string | null;
          expected: string | null;
          founder_id: string | null;
          import_id: string;
          left_out: NonNullable<Json>;
          name: string | null;
          outcome: string | null;
          profile_url: string | null;
          reason: string | null;
          row_number: number;
          twin_id: string | null;
          twin_reason: string | null;
          twin_row: number | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          decision?: string | null;
          document: NonNullable<Json>;
          email?: string | null;
          expected?: string | null;
          founder_id?: string | null;
          import_id: string;
          left_out?: NonNullable<Json>;
          name?: string | null;
          outcome?: string | null;
          profile_url?: string | null;
          reason?: string | null;
          row_number: number;
          twin_id?: string | null;
          twin_reason?: string | null;
          twin_row?: number | null;
          user_id: string;
        };
        Update: {
          decision?: string | null;
          document?: NonNullable<Json>;
          email?: string | null;
          expected?: string | null;
          founder_id?: string | null;
          import_id?: string;
          left_out?: NonNullable<Json>;
          name?: string | null;
          outcome?: string | null;
          profile_url?: string | null;
          reason?: string | null;
          row_number?: number;
          twin_id?: string | null;
          twin_reason?: string | null;
          twin_row?: number | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "import_rows_founder_fkey";
            columns: ["user_id", "founder_id"];
            isOneToOne: false;
            referencedRelation: "founders";
            referencedColumns: ["user_id", "id"];
          },
          {
            foreignKeyName: "import_rows_import_fkey";
            columns: ["user_id", "import_id"];
            isOneToOne: false;
            referencedRelation: "imports";
            referencedColumns: ["user_id", "id"];
          },
          {
            foreignKeyName: "import_rows_twin_fkey";
            columns: ["user_id", "twin_id"];
            isOneToOne: false;
            referencedRelation: "founders";
            referencedColumns: ["user_id", "id"];
          },
        ];
      };
      imports: {
        Row: {
          additions: NonNullable<Json>;
          created_at: string;
          digest: string | null;
          file_name: string;
          finished_at: string | null;
          id: string;
          known_people: string;
          refresh: boolean;
          row_count: number;
          started_at: string | null;
          state: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          additions?: NonNullable<Json>;
          created_at?: string;
          digest?: string | null;
          file_name: string;
          finished_at?: string | null;
          id?: string;
          known_people?: string;
          refresh?: boolean;
          row_count: number;
          started_at?: string | null;
          state?: string;
          user_id?: string;
        };
        Update: {
          additions?: NonNullable<Json>;
          created_at?: string;
          digest?: string | null;
          file_name?: string;
          finished_at?: string | null;
          id?: string;
          known_people?: string;
          refresh?: boolean;
          row_count?: number;
          started_at?: string | null;
          state?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      mail_stops: {
        Row: {
          address: string;
          stopped_at: string;
          user_id: string;
          why: string;
        };
        ComputedFields: never;
        Insert: {
          address: string;
          stopped_at?: string;
          user_id: string;
          why: string;
        };
        Update: {
          address?: string;
          stopped_at?: string;
          user_id?: string;
          why?: string;
        };
        Relationships: [];
      };
      not_duplicates: {
        Row: {
          created_at: string;
          one_id: string;
          other_id: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          one_id: string;
          other_id: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          one_id?: string;
          other_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "not_duplicates_one_fkey";
            columns: ["user_id", "one_id"];
            isOneToOne: false;
            referencedRelation: "founders";
            referencedColumns: ["user_id", "id"];
          },
          {
            foreignKeyName: "not_duplicates_other_fkey";
            columns: ["user_id", "other_id"];
            isOneToOne: false;
            referencedRelation: "founders";
            referencedColumns: ["user_id", "id"];
          },
        ];
      };
      notes: {
        Row: {
          content: string;
          created_at: string;
          founder_id: string;
          id: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          content: string;
          created_at?: string;
          founder_id: string;
          id?: string;
          user_id?: string;
        };
        Update: {
          content?: string;
          created_at?: string;
          founder_id?: string;
          id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "notes_user_id_founder_id_fkey";
            columns: ["user_id", "founder_id"];
            isOneToOne: false;
            referencedRelation: "founders";
            referencedColumns: ["user_id", "id"];
          },
        ];
      };
      notification_settings: {
        Row: {
          channel: string;
          is_on: boolean;
          kind: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          channel: string;
          is_on: boolean;
          kind: string;
          user_id: string;
        };
        Update: {
          channel?: string;
          is_on?: boolean;
          kind?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      notifications: {
        Row: {
          about: string;
          created_at: string;
          detail: string | null;
          id: string;
          in_app: boolean;
          kind: string;
          link: string;
          read_at: string | null;
          times: number;
          title: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          about: string;
          created_at?: string;
          detail?: string | null;
          id?: string;
          in_app?: boolean;
          kind: string;
          link: string;
          read_at?: string | null;
          times?: number;
          title: string;
          user_id: string;
        };
        Update: {
          about?: string;
          created_at?: string;
          detail?: string | null;
          id?: string;
          in_app?: boolean;
          kind?: string;
          link?: string;
          read_at?: string | null;
          times?: number;
          title?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      outbox: {
        Row: {
          again: number;
          body: string;
          channel: string;
          created_at: string;
          earlier_id: string | null;
          error_code: number | null;
          first_try_at: string | null;
          id: string;
          is_opt_out_reply: boolean;
          kind: string | null;
          lease_token: string | null;
          next_try_at: string | null;
          page: string | null;
          reason: string | null;
          recipient: string;
          refusals: number;
          stale_at: string | null;
          state: string;
          stopped_by: string | null;
          subject: string | null;
          unclear: number;
          user_id: string | null;
          vendor_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          again?: number;
          body: string;
          channel?: string;
          created_at?: string;
          earlier_id?: string | null;
          error_code?: number | null;
          first_try_at?: string | null;
          id?: string;
          is_opt_out_reply?: boolean;
          kind?: string | null;
          lease_token?: string | null;
          next_try_at?: string | null;
          page?: string | null;
          reason?: string | null;
          recipient: string;
          refusals?: number;
          stale_at?: string | null;
          state?: string;
          stopped_by?: string | null;
          subject?: string | null;
          unclear?: number;
          user_id?: string | null;
          vendor_id?: string | null;
        };
        Update: {
          again?: number;
          body?: string;
          channel?: string;
          created_at?: string;
          earlier_id?: string | null;
          error_code?: number | null;
          first_try_at?: string | null;
          id?: string;
          is_opt_out_reply?: boolean;
          kind?: string | null;
          lease_token?: string | null;
          next_try_at?: string | null;
          page?: string | null;
          reason?: string | null;
          recipient?: string;
          refusals?: number;
          stale_at?: string | null;
          state?: string;
          stopped_by?: string | null;
          subject?: string | null;
          unclear?: number;
          user_id?: string | null;
          vendor_id?: string | null;
        };
        Relationships: [];
      };
      outreach_answers: {
        Row: {
          answer: string;
          created_at: string;
          founder_id: string;
          id: number;
          quiet_until: string;
          reason: string | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          answer: string;
          created_at?: string;
          founder_id: string;
          id?: never;
          quiet_until: string;
          reason?: string | null;
          user_id?: string;
        };
        Update: {
          answer?: string;
          created_at?: string;
          founder_id?: string;
          id?: never;
          quiet_until?: string;
          reason?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "outreach_answers_user_id_founder_id_fkey";
            columns: ["user_id", "founder_id"];
            isOneToOne: false;
            referencedRelation: "founders";
            referencedColumns: ["user_id", "id"];
          },
        ];
      };
      personal_tokens: {
        Row: {
          created_at: string;
          expires_at: string;
          id: string;
          last_used_at: string | null;
          made_by: string | null;
          name: string;
          scope: string;
          token_hash: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          expires_at?: string;
          id?: string;
          last_used_at?: string | null;
          made_by?: string | null;
          name: string;
          scope: string;
          token_hash: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          expires_at?: string;
          id?: string;
          last_used_at?: string | null;
          made_by?: string | null;
          name?: string;
          scope?: string;
          token_hash?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "personal_tokens_made_by_fkey";
            columns: ["user_id", "made_by"];
            isOneToOne: false;
            referencedRelation: "personal_tokens";
            referencedColumns: ["user_id", "id"];
          },
        ];
      };
      phones: {
        Row: {
          last_text_at: string;
          opted_out_at: string | null;
          phone: string;
          unreachable: number;
          user_id: string;
          verified_at: string;
        };
        ComputedFields: never;
        Insert: {
          last_text_at?: string;
          opted_out_at?: string | null;
          phone: string;
          unreachable?: number;
          user_id: string;
          verified_at?: string;
        };
        Update: {
          last_text_at?: string;
          opted_out_at?: string | null;
          phone?: string;
          unreachable?: number;
          user_id?: string;
          verified_at?: string;
        };
        Relationships: [];
      };
      post_pictures: {
        Row: {
          address: string;
          attempts: number;
          bytes: number | null;
          content: string | null;
          fetched_at: string | null;
          kind: string | null;
          next_try_at: string | null;
          post_id: string;
          reason: string | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          address: string;
          attempts?: number;
          bytes?: never;
          content?: string | null;
          fetched_at?: string | null;
          kind?: never;
          next_try_at?: string | null;
          post_id: string;
          reason?: string | null;
          user_id: string;
        };
        Update: {
          address?: string;
          attempts?: number;
          bytes?: never;
          content?: string | null;
          fetched_at?: string | null;
          kind?: never;
          next_try_at?: string | null;
          post_id?: string;
          reason?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "post_pictures_user_id_post_id_fkey";
            columns: ["user_id", "post_id"];
            isOneToOne: true;
            referencedRelation: "posts";
            referencedColumns: ["user_id", "id"];
          },
        ];
      };
      posts: {
        Row: {
          ai_summary: string | null;
          ai_summary_by: string | null;
          aliases: string[];
          content: string;
          content_hash: string;
          external_id: string;
          fetched_at: string;
          founder_id: string;
          has_picture: boolean;
          id: string;
          image_url: string | null;
          is_date_about: boolean;
          is_date_exact: boolean;
          kind: string;
          network: string;
          post_url: string;
          posted_at: string;
          scope: string;
          source: string;
          start_key: string | null;
          summarised_at: string | null;
          summarised_hash: string | null;
          summary_asked_at: string | null;
          text_key: string;
          user_id: string;
          video_url: string | null;
        };
        ComputedFields: never;
        Insert: {
          ai_summary?: string | null;
          ai_summary_by?: string | null;
          aliases?: string[];
          content: string;
          content_hash: string;
          external_id: string;
          fetched_at?: string;
          founder_id: string;
          has_picture?: boolean;
          id?: string;
          image_url?: string | null;
          is_date_about?: boolean;
          is_date_exact?: boolean;
          kind: string;
          network?: string;
          post_url: string;
          posted_at: string;
          scope?: string;
          source: string;
          start_key?: string | null;
          summarised_at?: string | null;
          summarised_hash?: string | null;
          summary_asked_at?: string | null;
          text_key: string;
          user_id: string;
          video_url?: string | null;
        };
        Update: {
          ai_summary?: string | null;
          ai_summary_by?: string | null;
          aliases?: string[];
          content?: string;
          content_hash?: string;
          external_id?: string;
          fetched_at?: string;
          founder_id?: string;
          has_picture?: boolean;
          id?: string;
          image_url?: string | null;
          is_date_about?: boolean;
          is_date_exact?: boolean;
          kind?: string;
          network?: string;
          post_url?: string;
          posted_at?: string;
          scope?: string;
          source?: string;
          start_key?: string | null;
          summarised_at?: string | null;
          summarised_hash?: string | null;
          summary_asked_at?: string | null;
          text_key?: string;
          user_id?: string;
          video_url?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "posts_user_id_founder_id_fkey";
            columns: ["user_id", "founder_id"];
            isOneToOne: false;
            referencedRelation: "founders";
            referencedColumns: ["user_id", "id"];
          },
        ];
      };
      profiles: {
        Row: {
          calendar_months: boolean;
          company: string | null;
          created_at: string;
          email: string;
          founder_stages: string[];
          founder_statuses: string[];
          goals: string | null;
          id: string;
          industry: string | null;
          job_title: string | null;
          linkedin_url: string | null;
          name: string | null;
          notes: string | null;
          onboarding_completed: boolean;
          phone: string | null;
          primary_use_case: string | null;
          time_zone: string;
          walkthrough_completed: boolean;
          week_start: string;
        };
        ComputedFields: never;
        Insert: {
          calendar_months?: boolean;
          company?: string | null;
          created_at?: string;
          email: string;
          founder_stages?: string[];
          founder_statuses?: string[];
          goals?: string | null;
          id: string;
          industry?: string | null;
          job_title?: string | null;
          linkedin_url?: string | null;
          name?: string | null;
          notes?: string | null;
          onboarding_completed?: boolean;
          phone?: string | null;
          primary_use_case?: string | null;
          time_zone?: string;
          walkthrough_completed?: boolean;
          week_start?: string;
        };
        Update: {
          calendar_months?: boolean;
          company?: string | null;
          created_at?: string;
          email?: string;
          founder_stages?: string[];
          founder_statuses?: string[];
          goals?: string | null;
          id?: string;
          industry?: string | null;
          job_title?: string | null;
          linkedin_url?: string | null;
          name?: string | null;
          notes?: string | null;
          onboarding_completed?: boolean;
          phone?: string | null;
          primary_use_case?: string | null;
          time_zone?: string;
          walkthrough_completed?: boolean;
          week_start?: string;
        };
        Relationships: [];
      };
      saved_views: {
        Row: {
          created_at: string;
          definition: NonNullable<Json>;
          id: string;
          name: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          definition: NonNullable<Json>;
          id?: string;
          name: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          definition?: NonNullable<Json>;
          id?: string;
          name?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      source_runs: {
        Row: {
          cost_usd: number | null;
          failed_people: number;
          finished_at: string | null;
          id: string;
          is_counted: boolean;
          is_scheduled: boolean;
          is_shared: boolean;
          people: number;
          problem_reason: string | null;
          source: string;
          state: string;
          submitted_at: string;
          user_id: string;
          vendor_run_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          cost_usd?: number | null;
          failed_people?: number;
          finished_at?: string | null;
          id?: string;
          is_counted?: boolean;
          is_scheduled: boolean;
          is_shared?: boolean;
          people: number;
          problem_reason?: string | null;
          source: string;
          state?: string;
          submitted_at?: string;
          user_id: string;
          vendor_run_id?: string | null;
        };
        Update: {
          cost_usd?: number | null;
          failed_people?: number;
          finished_at?: string | null;
          id?: string;
          is_counted?: boolean;
          is_scheduled?: boolean;
          is_shared?: boolean;
          people?: number;
          problem_reason?: string | null;
          source?: string;
          state?: string;
          submitted_at?: string;
          user_id?: string;
          vendor_run_id?: string | null;
        };
        Relationships: [];
      };
      suggestions: {
        Row: {
          dismissed_at: string | null;
          field: string;
          founder_id: string;
          id: string;
          seen_at: string;
          source: string;
          user_id: string;
          value: string;
        };
        ComputedFields: never;
        Insert: {
          dismissed_at?: string | null;
          field: string;
          founder_id: string;
          id?: string;
          seen_at?: string;
          source: string;
          user_id: string;
          value: string;
        };
        Update: {
          dismissed_at?: string | null;
          field?: string;
          founder_id?: string;
          id?: string;
          seen_at?: string;
          source?: string;
          user_id?: string;
          value?: string;
        };
        Relationships: [
          {
            foreignKeyName: "suggestions_user_id_founder_id_fkey";
            columns: ["user_id", "founder_id"];
            isOneToOne: false;
            referencedRelation: "founders";
            referencedColumns: ["user_id", "id"];
          },
        ];
      };
      table_preferences: {
        Row: {
          preferences: NonNullable<Json>;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          preferences: NonNullable<Json>;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          preferences?: NonNullable<Json>;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      task_moves: {
        Row: {
          from_status: string | null;
          id: number;
          moved_at: string;
          task_id: string;
          to_status: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          from_status?: string | null;
          id?: never;
          moved_at?: string;
          task_id: string;
          to_status: string;
          user_id: string;
        };
        Update: {
          from_status?: string | null;
          id?: never;
          moved_at?: string;
          task_id?: string;
          to_status?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      tasks: {
        Row: {
          board_position: string | null;
          completed_at: string | null;
          created_at: string;
          description: string | null;
          due_on: string | null;
          edited_at: string | null;
          follows_id: string | null;
          founder_id: string | null;
          id: string;
          moved_at: string | null;
          recurrence: string | null;
          recurs_from: string | null;
          status: string;
          title: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          board_position?: string | null;
          completed_at?: string | null;
          created_at?: string;
          description?: string | null;
          due_on?: string | null;
          edited_at?: string | null;
          follows_id?: string | null;
          founder_id?: string | null;
          id?: string;
          moved_at?: string | null;
          recurrence?: string | null;
          recurs_from?: string | null;
          status?: string;
          title: string;
          user_id?: string;
        };
        Update: {
          board_position?: string | null;
          completed_at?: string | null;
          created_at?: string;
          description?: string | null;
          due_on?: string | null;
          edited_at?: string | null;
          follows_id?: string | null;
          founder_id?: string | null;
          id?: string;
          moved_at?: string | null;
          recurrence?: string | null;
          recurs_from?: string | null;
          status?: string;
          title?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "tasks_founder_fkey";
            columns: ["user_id", "founder_id"];
            isOneToOne: false;
            referencedRelation: "founders";
            referencedColumns: ["user_id", "id"];
          },
        ];
      };
    };
    Views: {
      trash: {
        Row: {
          batch_id: string;
          deleted_at: string;
          document: Json | null;
          id: string;
          kind: string | null;
          record_id: string;
          title: string | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          batch_id?: string | null;
          deleted_at?: string | null;
          document?: never;
          id?: string | null;
          kind?: never;
          record_id?: string | null;
          title?: never;
          user_id?: string | null;
        };
        Update: {
          batch_id?: string | null;
          deleted_at?: string | null;
          document?: never;
          id?: string | null;
          kind?: never;
          record_id?: string | null;
          title?: never;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "changes_batch_fkey";
            columns: ["user_id", "batch_id"];
            isOneToOne: false;
            referencedRelation: "batches";
            referencedColumns: ["user_id", "id"];
          },
        ];
      };
    };
    Functions: {
      add_extension_token: { Args: { hash: string; name: string }; Returns: undefined };
      begin_phone_link: { Args: Record<PropertyKey, never>; Returns: Json };
      begin_turn: { Args: { given: Json }; Returns: Json };
      cadence_counts: { Args: Record<PropertyKey, never>; Returns: Json };
      cancel_import: { Args: { import_id: string }; Returns: Json };
      cancel_refresh: { Args: { job_id: number }; Returns: Json };
      cancel_refreshes: { Args: { job_ids?: number[] }; Returns: Json };
      change_custom_field: { Args: { field_id: string; given: Json }; Returns: Json };
      change_note: { Args: { content: string; note_id: string; seen: string }; Returns: Json };
      change_people: { Args: { batch_id?: string; changes: Json; whole?: boolean }; Returns: Json };
      claim_key: { Args: { key: string; request: string }; Returns: string };
      claim_summary: { Args: { is_over?: boolean; post_id: string }; Returns: undefined };
      close_conversation: { Args: { result: Json; session_id: string }; Returns: Json };
      connect_source: {
        Args: {
          accepts_terms: boolean;
          actor?: string;
          agent?: string;
          checks_people?: boolean;
          key: string;
          source_name: string;
        };
        Returns: undefined;
      };
      continue_change: { Args: { undo_id: string }; Returns: Json };
      count_people: { Args: { choice: Json }; Returns: Json };
      count_suggestions: { Args: Record<PropertyKey, never>; Returns: Json };
      decide_import_rows: { Args: { given: Json; import_id: string }; Returns: Json };
      delete_account: { Args: { password: string }; Returns: boolean };
      delete_handed_in: { Args: { post_id: string }; Returns: string };
      delete_people: { Args: { choice: Json }; Returns: Json };
      delete_touch: { Args: { touch_id: number }; Returns: string };
      dismiss_suggestion: { Args: { suggestion_id: string }; Returns: undefined };
      drop_action: { Args: { action_id: string; reason?: string }; Returns: Json };
      due_counts: {
        Args: Record<PropertyKey, never>;
        Returns: {
          due_today: number;
          overdue: number;
        }[];
      };
      end_turn: {
        Args: { detail: Json; model: string; reply: string; session_id: string; tainted: boolean; turn: number };
        Returns: undefined;
      };
      extension_account: { Args: Record<PropertyKey, never>; Returns: Json };
      extension_note: { Args: { founder_id: string; note_id: string; words: string }; Returns: Json };
      extension_people: { Args: { sought: string }; Returns: Json };
      extension_person: { Args: { address: string }; Returns: Json };
      extension_save: { Args: { given: Json }; Returns: Json };
      extension_task: { Args: { due?: string; founder_id: string; task_id: string; words: string }; Returns: Json };
      find_duplicates: { Args: { most?: number }; Returns: Json };
      find_founder: { Args: { profile_url: string }; Returns: Json };
      find_import_twins: { Args: { import_id: string }; Returns: Json };
      find_named_people: { Args: { words: string }; Returns: Json };
      find_tasks: {
        Args: { most: number; sought: string };
        Returns: {
          due_on: string;
          founder_name: string;
          id: string;
          status: string;
          title: string;
        }[];
      };
      find_values: { Args: { phrases: string[] }; Returns: Json };
      forget: { Args: { entry_id?: string }; Returns: number };
      hand_in_posts: { Args: { founder_id: string; posts: Json }; Returns: Json };
      has_active_refreshes: { Args: Record<PropertyKey, never>; Returns: boolean };
      history_size: { Args: Record<PropertyKey, never>; Returns: Json };
      import_problems: { Args: { import_id: string }; Returns: Json };
      import_progress: { Args: { import_id: string }; Returns: Json };
      import_twins: { Args: { after?: number; import_id: string }; Returns: Json };
      keep_extension_code: { Args: { challenge: string; hash: string; name: string }; Returns: undefined };
      list_activities: { Args: { given: Json }; Returns: Json };
      list_history: { Args: { given: Json }; Returns: Json };
      list_people: { Args: { asked: Json }; Returns: Json };
      list_suggestions: { Args: { founder_ids: string[] }; Returns: Json };
      log_touch: { Args: { channel: string; founder_id: string; key?: string; message?: string }; Returns: undefined };
      merge_people: { Args: { kept_id: string; merged_id: string; taken: string[] }; Returns: Json };
      move_tasks: { Args: { given: Json }; Returns: number };
      own_source_hook: { Args: { source_name: string }; Returns: string };
      perform_action: { Args: { action_id: string }; Returns: Json };
      person_timeline: { Args: { given: Json }; Returns: Json };
      pictures_after: { Args: { post_id?: string }; Returns: Json };
      plan_import: { Args: { import_id: string; known_people: string; refresh: boolean }; Returns: Json };
      post_picture: { Args: { post_id: string }; Returns: Json };
      post_sources: { Args: { founder_id: string }; Returns: Json };
      preview_digest: { Args: Record<PropertyKey, never>; Returns: Json };
      query_people: { Args: { asked: Json }; Returns: Json };
      read_table_setup: { Args: Record<PropertyKey, never>; Returns: Json };
      refresh_import: { Args: { import_id: string }; Returns: Json };
      refresh_job: { Args: { job_id: number }; Returns: Json };
      refresh_jobs: { Args: { most?: number; of_states?: string[] }; Returns: Json };
      refresh_people: { Args: { choice: Json }; Returns: Json };
      refresh_status: { Args: Record<PropertyKey, never>; Returns: Json };
      remove_feed: { Args: { feed_id: string }; Returns: Json };
      request_refresh: { Args: { founder_id: string }; Returns: number };
      request_refresh_all: { Args: Record<PropertyKey, never>; Returns: Json };
      requeue_refresh: { Args: { job_id: number }; Returns: Json };
      requeue_refreshes: { Args: { job_ids?: number[] }; Returns: Json };
      retry_message: { Args: { message_id: string }; Returns: boolean };
      retry_source: { Args: { source_name: string }; Returns: boolean };
      ring_source_hook: { Args: { hook: string; source_name: string }; Returns: number };
      rows_before: { Args: { operation: Json }; Returns: Json };
      run_import: { Args: { import_id: string; is_dry?: boolean; most?: number }; Returns: Json };
      save_table_preferences: { Args: { given: Json }; Returns: undefined };
      search_founder_ids: { Args: { sought: string }; Returns: string[] };
      search_texts: { Args: { most: number; of_kind: string; sought: string }; Returns: Json };
      send_digest_now: { Args: Record<PropertyKey, never>; Returns: undefined };
      set_cadence: { Args: { cadence?: string; choice: Json }; Returns: Json };
      set_notification: { Args: { channel: string; kind: string; wanted: boolean }; Returns: undefined };
      set_people: { Args: { choice: Json; column_name: string; given: Json }; Returns: Json };
      set_post_summary: {
        Args: { made_by?: string; of_content: string; post_id: string; summary?: string };
        Returns: undefined;
      };
      spend: { Args: { budget: string; units?: number }; Returns: boolean };
      take_action: { Args: { at_once: boolean; given: Json }; Returns: Json };
      take_address_request: { Args: { kind: string; mark: string }; Returns: number };
      take_request: { Args: { costly?: boolean }; Returns: number };
      take_suggestion: { Args: { suggestion_id: string }; Returns: Json };
      undo: { Args: { entry_id?: string; undo_id: string }; Returns: Json };
      upload_import_rows: { Args: { given: Json; import_id: string }; Returns: Json };
      weekly_updates: {
        Args: { weeks: number };
        Returns: {
          completed: number;
          created: number;
          moved: number;
          overdue: number;
          posts_seen: number;
          week_start: string;
        }[];
      };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    keyof (DefaultSchema["Tables"] & DefaultSchema["Views"]) | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] & DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"] | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    keyof DefaultSchema["CompositeTypes"] | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {},
  },
} as const;
