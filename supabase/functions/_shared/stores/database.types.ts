export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      founders: {
        Row: {
          company: string | null;
          created_at: string;
          email: string | null;
          follower_count: number | null;
          id: string;
          industry: string | null;
          last_post_date: string | null;
          last_post_summary: string | null;
          last_post_summary_by: string | null;
          last_post_summary_date: string | null;
          last_post_url: string | null;
          last_refresh_error: string | null;
          last_refresh_outcome: string | null;
          last_refreshed_at: string | null;
          location: string | null;
          name: string;
          profile_url: string;
          role_title: string | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          company?: string | null;
          created_at?: string;
          email?: string | null;
          follower_count?: number | null;
          id?: string;
          industry?: string | null;
          last_post_date?: string | null;
          last_post_summary?: string | null;
          last_post_summary_by?: string | null;
          last_post_summary_date?: string | null;
          last_post_url?: string | null;
          last_refresh_error?: string | null;
          last_refresh_outcome?: string | null;
          last_refreshed_at?: string | null;
          location?: string | null;
          name: string;
          profile_url: string;
          role_title?: string | null;
          user_id?: string;
        };
        Update: {
          company?: string | null;
          created_at?: string;
          email?: string | null;
          follower_count?: number | null;
          id?: string;
          industry?: string | null;
          last_post_date?: string | null;
          last_post_summary?: string | null;
          last_post_summary_by?: string | null;
          last_post_summary_date?: string | null;
          last_post_url?: string | null;
          last_refresh_error?: string | null;
          last_refresh_outcome?: string | null;
          last_refreshed_at?: string | null;
          location?: string | null;
          name?: string;
          profile_url?: string;
          role_title?: string | null;
          user_id?: string;
        };
        Relationships: [];
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
      posts: {
        Row: {
          activity_id: string;
          ai_summary: string | null;
          ai_summary_by: string | null;
          aliases: string[];
          content: string;
          content_hash: string;
          fetched_at: string;
          founder_id: string;
          id: string;
          image_url: string | null;
          kind: string;
          post_url: string;
          posted_at: string;
          source: string;
          summarised_at: string | null;
          summarised_hash: string | null;
          user_id: string;
          video_url: string | null;
        };
        ComputedFields: never;
        Insert: {
          activity_id: string;
          ai_summary?: string | null;
          ai_summary_by?: string | null;
          aliases?: string[];
          content: string;
          content_hash: string;
          fetched_at?: string;
          founder_id: string;
          id?: string;
          image_url?: string | null;
          kind: string;
          post_url: string;
          posted_at: string;
          source: string;
          summarised_at?: string | null;
          summarised_hash?: string | null;
          user_id: string;
          video_url?: string | null;
        };
        Update: {
          activity_id?: string;
          ai_summary?: string | null;
          ai_summary_by?: string | null;
          aliases?: string[];
          content?: string;
          content_hash?: string;
          fetched_at?: string;
          founder_id?: string;
          id?: string;
          image_url?: string | null;
          kind?: string;
          post_url?: string;
          posted_at?: string;
          source?: string;
          summarised_at?: string | null;
          summarised_hash?: string | null;
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
          created_at: string;
          email: string;
          id: string;
          name: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          email: string;
          id: string;
          name?: string | null;
        };
        Update: {
          created_at?: string;
          email?: string;
          id?: string;
          name?: string | null;
        };
        Relationships: [];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      refresh_job: { Args: { job_id: number }; Returns: Json };
      refresh_status: { Args: Record<PropertyKey, never>; Returns: Json };
      request_refresh: { Args: { founder_id: string }; Returns: number };
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
